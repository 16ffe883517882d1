CREATE TABLE "group_dives" (
	"group_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"dive_id" uuid,
	"report_id" uuid,
	"by_id" uuid NOT NULL,
	"date" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_dives_group_id_item_id_pk" PRIMARY KEY("group_id","item_id"),
	CONSTRAINT "group_dives_one" CHECK (item_id = coalesce(dive_id, report_id) and num_nonnulls(dive_id, report_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "group_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"by_id" uuid,
	"hash" "bytea" NOT NULL,
	"uses" integer NOT NULL,
	"uses_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "group_invites_hash" UNIQUE("hash"),
	CONSTRAINT "group_invites_uses" CHECK (uses between 1 and 500 and uses_left between 0 and uses)
);
--> statement-breakpoint
CREATE TABLE "group_people" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"watches" boolean DEFAULT true NOT NULL,
	CONSTRAINT "group_people_group_id_user_id_pk" PRIMARY KEY("group_id","user_id"),
	CONSTRAINT "group_people_role_known" CHECK (role in ('owner', 'organiser', 'member')),
	CONSTRAINT "group_people_state_known" CHECK (state in ('in', 'requested', 'invited', 'banned')),
	CONSTRAINT "group_people_note_length" CHECK (length(note) <= 500),
	CONSTRAINT "group_people_roles_in" CHECK (role = 'member' or state = 'in')
);
--> statement-breakpoint
CREATE TABLE "group_sites" (
	"group_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "group_sites_group_id_site_id_pk" PRIMARY KEY("group_id","site_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"country" text,
	"avatar_photo_id" uuid,
	"state" text DEFAULT 'public' NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"active" integer DEFAULT 0 NOT NULL,
	"signals" text[] DEFAULT '{}' NOT NULL,
	"created_by" uuid,
	"client_key" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "groups_client_key" UNIQUE("created_by","client_key"),
	CONSTRAINT "groups_name_length" CHECK (length(name) <= 80),
	CONSTRAINT "groups_description_length" CHECK (length(description) <= 2000),
	CONSTRAINT "groups_kind_known" CHECK (kind in ('open', 'request', 'private')),
	CONSTRAINT "groups_state_known" CHECK (state in ('public', 'held', 'removed', 'archived')),
	CONSTRAINT "groups_counts" CHECK (members >= 0 and posts >= 0 and active >= 0)
);
--> statement-breakpoint
DROP INDEX "forum_threads_active";--> statement-breakpoint
DROP INDEX "forum_threads_newest";--> statement-breakpoint
DROP INDEX "forum_threads_top";--> statement-breakpoint
DROP INDEX "forum_threads_unanswered";--> statement-breakpoint
DROP INDEX "forum_threads_category_active";--> statement-breakpoint
DROP INDEX "forum_threads_category_newest";--> statement-breakpoint
DROP INDEX "forum_threads_category_top";--> statement-breakpoint
DROP INDEX "forum_threads_category_unanswered";--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "group_dives" ADD CONSTRAINT "group_dives_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_dives" ADD CONSTRAINT "group_dives_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_dives" ADD CONSTRAINT "group_dives_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_dives" ADD CONSTRAINT "group_dives_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_people" ADD CONSTRAINT "group_people_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_people" ADD CONSTRAINT "group_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_people" ADD CONSTRAINT "group_people_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sites" ADD CONSTRAINT "group_sites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sites" ADD CONSTRAINT "group_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_avatar_photo_id_photos_id_fk" FOREIGN KEY ("avatar_photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_dives_date" ON "group_dives" USING btree ("group_id","date","item_id");--> statement-breakpoint
CREATE INDEX "group_dives_dive" ON "group_dives" USING btree ("dive_id");--> statement-breakpoint
CREATE INDEX "group_dives_report" ON "group_dives" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "group_dives_by" ON "group_dives" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "group_invites_group" ON "group_invites" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "group_invites_by" ON "group_invites" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "group_people_user" ON "group_people" USING btree ("user_id","state","group_id");--> statement-breakpoint
CREATE INDEX "group_people_state" ON "group_people" USING btree ("group_id","state","role","at","user_id");--> statement-breakpoint
CREATE INDEX "group_people_by" ON "group_people" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "group_sites_site" ON "group_sites" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "groups_active" ON "groups" USING btree ("active","id") WHERE state = 'public' and kind <> 'private';--> statement-breakpoint
CREATE INDEX "groups_country" ON "groups" USING btree ("country","active","id") WHERE state = 'public' and kind <> 'private';--> statement-breakpoint
CREATE INDEX "groups_folded" ON "groups" USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_avatar" ON "groups" USING btree ("avatar_photo_id") WHERE avatar_photo_id is not null;--> statement-breakpoint
CREATE INDEX "groups_held" ON "groups" USING btree ("created_at","id") WHERE state = 'held';--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_threads_group" ON "forum_threads" USING btree ("group_id","last_at","id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "forum_threads_active" ON "forum_threads" USING btree ("last_at","id") WHERE state = 'public' and group_id is null;--> statement-breakpoint
CREATE INDEX "forum_threads_newest" ON "forum_threads" USING btree ("created_at","id") WHERE state = 'public' and group_id is null;--> statement-breakpoint
CREATE INDEX "forum_threads_top" ON "forum_threads" USING btree ("likes","id") WHERE state = 'public' and group_id is null;--> statement-breakpoint
CREATE INDEX "forum_threads_unanswered" ON "forum_threads" USING btree ("last_at","id") WHERE state = 'public' and group_id is null and replies = 0;--> statement-breakpoint
CREATE INDEX "forum_threads_category_active" ON "forum_threads" USING btree ("category_id","last_at","id") WHERE state = 'public' and group_id is null;--> statement-breakpoint
CREATE INDEX "forum_threads_category_newest" ON "forum_threads" USING btree ("category_id","created_at","id") WHERE state = 'public' and group_id is null;--> statement-breakpoint
CREATE INDEX "forum_threads_category_top" ON "forum_threads" USING btree ("category_id","likes","id") WHERE state = 'public' and group_id is null;--> statement-breakpoint
CREATE INDEX "forum_threads_category_unanswered" ON "forum_threads" USING btree ("category_id","last_at","id") WHERE state = 'public' and group_id is null and replies = 0;--> statement-breakpoint
-- What is said in a group counts in no category: its figures are nobody’s to read but the group’s.
CREATE OR REPLACE FUNCTION "forum_thread_counts"("row" "forum_threads") RETURNS TABLE ("category_id" uuid, "threads" bigint, "posts" bigint)
  LANGUAGE sql IMMUTABLE AS $$
  SELECT ("row")."category_id", 1::bigint, ("row")."replies"::bigint + 1
  WHERE ("row")."state" = 'public' AND ("row")."group_id" IS NULL;
$$;
--> statement-breakpoint
-- The room of what is said in groups, which no list has.
INSERT INTO "forum_categories" ("id", "slug", "name", "description", "icon", "kind", "position") VALUES
  ('019ab000-0000-7000-8000-000000000009', 'groups', 'Groups', 'What groups talk about.', 'users', 'talk', 1000)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION "groups_count_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "was" bigint := 0;
  "is" bigint := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."state" = 'public' THEN "was" := OLD."replies" + 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW."state" = 'public' THEN "is" := NEW."replies" + 1; END IF;
  IF "is" <> "was" THEN
    UPDATE "groups" SET "posts" = greatest(0, "posts" + "is" - "was")
    WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD."group_id" ELSE NEW."group_id" END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forum_threads_count_in_group" AFTER INSERT ON "forum_threads"
  FOR EACH ROW WHEN (NEW."group_id" IS NOT NULL) EXECUTE FUNCTION "groups_count_posts"();
--> statement-breakpoint
CREATE TRIGGER "forum_threads_count_in_group_changed" AFTER UPDATE OF "state", "replies" ON "forum_threads"
  FOR EACH ROW WHEN (NEW."group_id" IS NOT NULL) EXECUTE FUNCTION "groups_count_posts"();
--> statement-breakpoint
CREATE TRIGGER "forum_threads_count_in_group_gone" AFTER DELETE ON "forum_threads"
  FOR EACH ROW WHEN (OLD."group_id" IS NOT NULL) EXECUTE FUNCTION "groups_count_posts"();
--> statement-breakpoint
CREATE FUNCTION "groups_count_members"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "more" int := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."state" = 'in' THEN "more" := "more" - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW."state" = 'in' THEN "more" := "more" + 1; END IF;
  IF "more" <> 0 THEN
    UPDATE "groups" SET "members" = greatest(0, "members" + "more"), "active" = greatest(0, "active" + "more")
    WHERE "id" = CASE TG_OP WHEN 'DELETE' THEN OLD."group_id" ELSE NEW."group_id" END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "group_people_count" AFTER INSERT OR DELETE OR UPDATE OF "state" ON "group_people"
  FOR EACH ROW EXECUTE FUNCTION "groups_count_members"();
--> statement-breakpoint
-- Whoever writes in the talk of a group was active there, noted once in a day.
CREATE FUNCTION "forum_posts_active_in_group"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "group_people" "person" SET "active_at" = NEW."created_at"
  FROM "forum_threads" "thread"
  WHERE "thread"."id" = NEW."thread_id" AND "thread"."group_id" IS NOT NULL
    AND "person"."group_id" = "thread"."group_id" AND "person"."user_id" = NEW."author_id"
    AND "person"."active_at" < NEW."created_at" - interval '1 day';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forum_posts_active_in_group" AFTER INSERT ON "forum_posts"
  FOR EACH ROW WHEN (NEW."author_id" IS NOT NULL AND NEW."state" = 'public') EXECUTE FUNCTION "forum_posts_active_in_group"();
--> statement-breakpoint
-- Who is in a group and what it says of itself are news; what is counted is not.
CREATE TRIGGER "group_people_tell" AFTER INSERT OR DELETE ON "group_people"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('groups', 'group_id');
--> statement-breakpoint
CREATE TRIGGER "group_people_tell_changed" AFTER UPDATE OF "state", "role" ON "group_people"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('groups', 'group_id');
--> statement-breakpoint
CREATE TRIGGER "groups_tell" AFTER UPDATE ON "groups"
  FOR EACH ROW WHEN ((OLD."version", OLD."state") IS DISTINCT FROM (NEW."version", NEW."state"))
  EXECUTE FUNCTION "tell_changed_person"('groups', 'id');
--> statement-breakpoint
CREATE TRIGGER "groups_tell_moderation" AFTER INSERT ON "groups"
  FOR EACH ROW WHEN (NEW."state" = 'held') EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "groups_tell_moderation_changed" AFTER UPDATE OF "state" ON "groups"
  FOR EACH ROW WHEN ('held' IN (OLD."state", NEW."state")) EXECUTE FUNCTION "tell_changed"('moderation');
