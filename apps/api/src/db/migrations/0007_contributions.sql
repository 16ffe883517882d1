CREATE TABLE "content_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_flags_status_known" CHECK (status in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "content_flags_note_length" CHECK (length(note) <= 500)
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"title" text NOT NULL,
	"author_id" uuid,
	"moderator_id" uuid,
	"outcome" text NOT NULL,
	"reason" text,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "decisions_outcome_known" CHECK (outcome in ('approved', 'rejected')),
	CONSTRAINT "decisions_reason_length" CHECK (length(reason) <= 500)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"came_from" uuid,
	CONSTRAINT "favorites_user_id_site_id_pk" PRIMARY KEY("user_id","site_id")
);
--> statement-breakpoint
CREATE TABLE "featured_sites" (
	"month" smallint NOT NULL,
	"rank" smallint NOT NULL,
	"site_id" uuid NOT NULL,
	"score" real NOT NULL,
	"reason" text NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "featured_sites_month_rank_pk" PRIMARY KEY("month","rank"),
	CONSTRAINT "featured_sites_month_known" CHECK (month between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "site_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "site_changes_kind_known" CHECK (kind in ('created', 'edited', 'approved', 'rejected', 'reopened', 'proposal-applied', 'undone', 'merged', 'unmerged', 'removed', 'restored')),
	CONSTRAINT "site_changes_note_length" CHECK (length(note) <= 500)
);
--> statement-breakpoint
CREATE TABLE "site_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"author_id" uuid,
	"base_version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_proposals_status_known" CHECK (status in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "site_proposals_note_length" CHECK (length(note) <= 500),
	CONSTRAINT "site_proposals_reason_length" CHECK (length(reason) <= 500)
);
--> statement-breakpoint
ALTER TABLE "sites" DROP CONSTRAINT "sites_approval_status_known";--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "content_flags" ADD CONSTRAINT "content_flags_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_came_from_sites_id_fk" FOREIGN KEY ("came_from") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_sites" ADD CONSTRAINT "featured_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_changes" ADD CONSTRAINT "site_changes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_proposals" ADD CONSTRAINT "site_proposals_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_proposals" ADD CONSTRAINT "site_proposals_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_flags_open" ON "content_flags" USING btree ("created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "content_flags_once" ON "content_flags" USING btree ("reporter_id","type","item_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "decisions_of_item" ON "decisions" USING btree ("item_id","decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "decisions_of_author" ON "decisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "favorites_of_site" ON "favorites" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "favorites_came_from" ON "favorites" USING btree ("came_from") WHERE came_from is not null;--> statement-breakpoint
CREATE INDEX "featured_sites_of_site" ON "featured_sites" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "site_changes_of_site" ON "site_changes" USING btree ("site_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_changes_of_actor" ON "site_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "site_proposals_pending" ON "site_proposals" USING btree ("created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "site_proposals_of_site" ON "site_proposals" USING btree ("site_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_proposals_of_author" ON "site_proposals" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_merged_into_sites_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sites_pending" ON "sites" USING btree (coalesce(submitted_at, created_at),"id") WHERE "sites"."approval_status" = 'pending';--> statement-breakpoint
CREATE INDEX "sites_hidden_by_revision" ON "sites" USING btree ("revision") WHERE "sites"."approval_status" <> 'approved';--> statement-breakpoint
CREATE INDEX "sites_removed" ON "sites" USING btree ("removed_at") WHERE "sites"."approval_status" = 'removed';--> statement-breakpoint
CREATE INDEX "sites_of_author" ON "sites" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sites_merged" ON "sites" USING btree ("merged_into") WHERE "sites"."merged_into" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sites_client_key" ON "sites" USING btree ("created_by","client_key") WHERE "sites"."client_key" is not null;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_rejection_reason_length" CHECK (length(rejection_reason) <= 500);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_approval_status_known" CHECK (approval_status in ('approved', 'pending', 'rejected', 'removed'));
--> statement-breakpoint
-- Tells every instance that what waits for moderators is another than before.
CREATE TRIGGER "decisions_tell" AFTER INSERT OR UPDATE OF "undone_at" ON "decisions"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "site_proposals_tell" AFTER INSERT OR UPDATE OR DELETE ON "site_proposals"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "content_flags_tell" AFTER INSERT OR UPDATE OR DELETE ON "content_flags"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "sites_tell_moderation" AFTER INSERT ON "sites"
  FOR EACH ROW WHEN (NEW."approval_status" = 'pending') EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "sites_tell_moderation_changed" AFTER UPDATE ON "sites"
  FOR EACH ROW WHEN ('pending' IN (OLD."approval_status", NEW."approval_status"))
  EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "sites_tell_moderation_gone" AFTER DELETE ON "sites"
  FOR EACH ROW WHEN (OLD."approval_status" = 'pending') EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
-- Kept replies about sites say the handles of those who added and approved them.
CREATE TRIGGER "users_handle_tell" AFTER UPDATE OF "handle" ON "users"
  FOR EACH ROW WHEN (OLD."handle" IS DISTINCT FROM NEW."handle") EXECUTE FUNCTION "tell_changed"('sites');
--> statement-breakpoint
-- What visitors read of them is kept with the replies about sites.
CREATE TRIGGER "featured_sites_tell" AFTER INSERT OR DELETE ON "featured_sites"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_changed"('sites');
--> statement-breakpoint
UPDATE "sites" SET "submitted_at" = "created_at" WHERE "approval_status" = 'pending';
