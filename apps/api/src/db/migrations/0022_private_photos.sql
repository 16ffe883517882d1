ALTER TABLE "photos" DROP CONSTRAINT "photos_status_known";--> statement-breakpoint
ALTER TABLE "certifications" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_photo" ON "certifications" USING btree ("photo_id") WHERE photo_id is not null;--> statement-breakpoint
CREATE INDEX "photos_private" ON "photos" USING btree ("unused_since") WHERE approval_status = 'private';--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_private_alone" CHECK (approval_status <> 'private' or (uploader_id is not null and site_id is null and came_from is null and approved_by is null and rating_count = 0));--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_status_known" CHECK (approval_status in ('approved', 'pending', 'rejected', 'removed', 'private'));--> statement-breakpoint
-- A private photo never becomes one that others see, nor the other way round: a mistake in a statement fails instead.
CREATE FUNCTION "keep_photo_private"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A photo that is private stays private' USING ERRCODE = 'check_violation', CONSTRAINT = 'photos_private_stays';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "photos_private_stays" BEFORE UPDATE OF "approval_status" ON "photos"
  FOR EACH ROW WHEN ((OLD."approval_status" = 'private') <> (NEW."approval_status" = 'private'))
  EXECUTE FUNCTION "keep_photo_private"();
