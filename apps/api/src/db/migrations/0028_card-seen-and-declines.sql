ALTER TABLE "certifications" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certifications" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certifications" ADD COLUMN "verified_by" uuid;--> statement-breakpoint
ALTER TABLE "buddies" ADD COLUMN "turned_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certifications_asked" ON "certifications" USING btree ("review_asked_at","id") WHERE review_asked_at is not null;--> statement-breakpoint
CREATE INDEX "certifications_verified_by" ON "certifications" USING btree ("verified_by") WHERE verified_by is not null;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_asked_or_seen" CHECK (review_asked_at is null or verified_at is null);--> statement-breakpoint
-- Tells every instance that what waits for moderators is another than before.
CREATE TRIGGER "certifications_tell_moderation" AFTER UPDATE ON "certifications"
  FOR EACH ROW WHEN (OLD."review_asked_at" IS NOT NULL OR NEW."review_asked_at" IS NOT NULL)
  EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "certifications_tell_moderation_gone" AFTER DELETE ON "certifications"
  FOR EACH ROW WHEN (OLD."review_asked_at" IS NOT NULL) EXECUTE FUNCTION "tell_changed"('moderation');
