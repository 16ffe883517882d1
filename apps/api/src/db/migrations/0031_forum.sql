CREATE TABLE "forum_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"by_id" uuid,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "forum_categories_slug" UNIQUE("slug"),
	CONSTRAINT "forum_categories_slug_length" CHECK (length(slug) <= 40),
	CONSTRAINT "forum_categories_name_length" CHECK (length(name) <= 40),
	CONSTRAINT "forum_categories_description_length" CHECK (length(description) <= 200),
	CONSTRAINT "forum_categories_icon_known" CHECK (icon in ('message-circle', 'help-circle', 'map-pin', 'plane', 'backpack', 'school', 'fish', 'camera', 'alert-triangle', 'users')),
	CONSTRAINT "forum_categories_kind_known" CHECK (kind in ('talk', 'question', 'incident', 'buddies'))
);
--> statement-breakpoint
CREATE TABLE "forum_category_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_floors" (
	"user_id" uuid NOT NULL,
	"category_id" uuid,
	"read_before" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_floors_of" UNIQUE NULLS NOT DISTINCT("user_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "forum_likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_marks" (
	"user_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"read_n" integer DEFAULT -1 NOT NULL,
	"watch" text DEFAULT 'normal' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_marks_user_id_thread_id_pk" PRIMARY KEY("user_id","thread_id"),
	CONSTRAINT "forum_marks_watch_known" CHECK (watch in ('watching', 'normal', 'muted'))
);
--> statement-breakpoint
CREATE TABLE "forum_mentions" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"handle" text NOT NULL,
	CONSTRAINT "forum_mentions_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"thread_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'public' NOT NULL,
	"content" text NOT NULL,
	"incident" jsonb,
	"photos" uuid[] DEFAULT '{}' NOT NULL,
	"reply_to_n" integer,
	"likes" integer DEFAULT 0 NOT NULL,
	"signals" text[] DEFAULT '{}' NOT NULL,
	"moved_to" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "forum_posts_thread_id_n_pk" PRIMARY KEY("thread_id","n"),
	CONSTRAINT "forum_posts_id" UNIQUE("id"),
	CONSTRAINT "forum_posts_client_key" UNIQUE("author_id","client_key"),
	CONSTRAINT "forum_posts_content_length" CHECK (length(content) <= 20000),
	CONSTRAINT "forum_posts_state_known" CHECK (state in ('public', 'held', 'removed', 'deleted', 'moved')),
	CONSTRAINT "forum_posts_photos_few" CHECK (cardinality(photos) <= 10),
	CONSTRAINT "forum_posts_numbered" CHECK (n >= 0 and likes >= 0),
	CONSTRAINT "forum_posts_gone_empty" CHECK (state not in ('deleted', 'moved') or content = '')
);
--> statement-breakpoint
CREATE TABLE "forum_prints" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_new" boolean NOT NULL,
	"print" integer[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_revisions" (
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid,
	"reason" text,
	CONSTRAINT "forum_revisions_post_id_version_pk" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
CREATE TABLE "forum_taken_hosts" (
	"host" text NOT NULL,
	"post_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_taken_hosts_host_post_id_pk" PRIMARY KEY("host","post_id"),
	CONSTRAINT "forum_taken_hosts_host_length" CHECK (length(host) <= 255)
);
--> statement-breakpoint
CREATE TABLE "forum_tallies" (
	"category_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"threads" bigint DEFAULT 0 NOT NULL,
	"posts" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "forum_tallies_category_id_slot_pk" PRIMARY KEY("category_id","slot")
);
--> statement-breakpoint
CREATE TABLE "forum_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"site_id" uuid,
	"author_id" uuid,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'public' NOT NULL,
	"locked_at" timestamp with time zone,
	"pinned_until" timestamp with time zone,
	"last_n" integer DEFAULT 0 NOT NULL,
	"shown_n" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_author_id" uuid,
	"solution_n" integer,
	"merged_into" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_threads_client_key" UNIQUE("author_id","client_key"),
	CONSTRAINT "forum_threads_title_length" CHECK (length(title) <= 120),
	CONSTRAINT "forum_threads_state_known" CHECK (state in ('public', 'held', 'removed', 'deleted', 'moved')),
	CONSTRAINT "forum_threads_tags_fit" CHECK (texts_fit(tags, 3, 30)),
	CONSTRAINT "forum_threads_counts" CHECK (last_n >= replies and last_n >= shown_n and shown_n >= 0 and replies >= 0 and likes >= 0)
);
--> statement-breakpoint
ALTER TABLE "forum_acts" ADD CONSTRAINT "forum_acts_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_acts" ADD CONSTRAINT "forum_acts_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_category_slugs" ADD CONSTRAINT "forum_category_slugs_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_floors" ADD CONSTRAINT "forum_floors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_floors" ADD CONSTRAINT "forum_floors_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_marks" ADD CONSTRAINT "forum_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_marks" ADD CONSTRAINT "forum_marks_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_mentions" ADD CONSTRAINT "forum_mentions_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_mentions" ADD CONSTRAINT "forum_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_prints" ADD CONSTRAINT "forum_prints_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_prints" ADD CONSTRAINT "forum_prints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_revisions" ADD CONSTRAINT "forum_revisions_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_revisions" ADD CONSTRAINT "forum_revisions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_taken_hosts" ADD CONSTRAINT "forum_taken_hosts_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_tallies" ADD CONSTRAINT "forum_tallies_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_last_author_id_users_id_fk" FOREIGN KEY ("last_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_merged_into_forum_threads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."forum_threads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_acts_thread" ON "forum_acts" USING btree ("thread_id","at");--> statement-breakpoint
CREATE INDEX "forum_acts_by" ON "forum_acts" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "forum_category_slugs_category" ON "forum_category_slugs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "forum_floors_category" ON "forum_floors" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "forum_likes_user" ON "forum_likes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "forum_marks_watching" ON "forum_marks" USING btree ("thread_id") WHERE watch = 'watching';--> statement-breakpoint
CREATE INDEX "forum_marks_thread" ON "forum_marks" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "forum_mentions_user" ON "forum_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_posts_author" ON "forum_posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_posts_search" ON "forum_posts" USING gin ("search") WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "forum_posts_held" ON "forum_posts" USING btree ("created_at","id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "forum_posts_photos" ON "forum_posts" USING gin ("photos");--> statement-breakpoint
CREATE INDEX "forum_prints_user" ON "forum_prints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_prints_at" ON "forum_prints" USING btree ("at");--> statement-breakpoint
CREATE INDEX "forum_prints_print" ON "forum_prints" USING gin ("print");--> statement-breakpoint
CREATE INDEX "forum_revisions_by" ON "forum_revisions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "forum_taken_hosts_post" ON "forum_taken_hosts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_threads_active" ON "forum_threads" USING btree ("last_at","id") WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "forum_threads_newest" ON "forum_threads" USING btree ("created_at","id") WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "forum_threads_top" ON "forum_threads" USING btree ("likes","id") WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "forum_threads_unanswered" ON "forum_threads" USING btree ("last_at","id") WHERE state = 'public' and replies = 0;--> statement-breakpoint
CREATE INDEX "forum_threads_category_active" ON "forum_threads" USING btree ("category_id","last_at","id") WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "forum_threads_category_newest" ON "forum_threads" USING btree ("category_id","created_at","id") WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "forum_threads_category_top" ON "forum_threads" USING btree ("category_id","likes","id") WHERE state = 'public';--> statement-breakpoint
CREATE INDEX "forum_threads_category_unanswered" ON "forum_threads" USING btree ("category_id","last_at","id") WHERE state = 'public' and replies = 0;--> statement-breakpoint
CREATE INDEX "forum_threads_pinned" ON "forum_threads" USING btree ("category_id","pinned_until") WHERE pinned_until is not null;--> statement-breakpoint
CREATE INDEX "forum_threads_category" ON "forum_threads" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "forum_threads_last_author" ON "forum_threads" USING btree ("last_author_id");--> statement-breakpoint
CREATE INDEX "forum_threads_merged" ON "forum_threads" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "forum_threads_site" ON "forum_threads" USING btree ("site_id","last_at","id");--> statement-breakpoint
CREATE INDEX "forum_threads_author" ON "forum_threads" USING btree ("author_id","last_at","id");--> statement-breakpoint
CREATE INDEX "forum_threads_tags" ON "forum_threads" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "forum_threads_title" ON "forum_threads" USING gin (title gin_trgm_ops);--> statement-breakpoint
-- How many public threads a category has, and how many posts these have: what a thread adds is its own row alone.
CREATE FUNCTION "forum_thread_counts"("row" "forum_threads") RETURNS TABLE ("category_id" uuid, "threads" bigint, "posts" bigint)
  LANGUAGE sql IMMUTABLE AS $$
  SELECT ("row")."category_id", 1::bigint, ("row")."replies"::bigint + 1 WHERE ("row")."state" = 'public';
$$;
--> statement-breakpoint
CREATE FUNCTION "forum_tally"("category" uuid, "more_threads" bigint, "more_posts" bigint) RETURNS void
  LANGUAGE sql AS $$
  INSERT INTO "forum_tallies" AS "tally" ("category_id", "slot", "threads", "posts")
  VALUES ("category", floor(random() * 16)::smallint, "more_threads", "more_posts")
  ON CONFLICT ("category_id", "slot")
  DO UPDATE SET "threads" = "tally"."threads" + "more_threads", "posts" = "tally"."posts" + "more_posts";
$$;
--> statement-breakpoint
CREATE FUNCTION "forum_threads_tally"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "was" record;
  "is" record;
BEGIN
  -- Of what was not there, and of what is gone, this is nothing.
  SELECT * INTO "was" FROM "forum_thread_counts"(OLD);
  SELECT * INTO "is" FROM "forum_thread_counts"(NEW);
  IF TG_OP = 'UPDATE' AND "was"."category_id" IS NOT DISTINCT FROM "is"."category_id" THEN
    IF "is"."category_id" IS NOT NULL AND "is"."posts" <> "was"."posts" THEN
      PERFORM "forum_tally"("is"."category_id", 0, "is"."posts" - "was"."posts");
    END IF;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND "was"."category_id" IS NOT NULL THEN
    PERFORM "forum_tally"("was"."category_id", -"was"."threads", -"was"."posts");
  END IF;
  IF TG_OP <> 'DELETE' AND "is"."category_id" IS NOT NULL THEN
    PERFORM "forum_tally"("is"."category_id", "is"."threads", "is"."posts");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forum_threads_tally" AFTER INSERT OR DELETE OR UPDATE OF "state", "replies", "category_id" ON "forum_threads"
  FOR EACH ROW EXECUTE FUNCTION "forum_threads_tally"();
--> statement-breakpoint
-- Views are counted aloud to nobody.
CREATE TRIGGER "forum_threads_tell" AFTER INSERT OR DELETE ON "forum_threads"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('threads', 'id');
--> statement-breakpoint
CREATE TRIGGER "forum_threads_tell_changed" AFTER UPDATE ON "forum_threads"
  FOR EACH ROW WHEN ((OLD."last_n", OLD."replies", OLD."likes", OLD."state", OLD."version", OLD."changes", OLD."solution_n", OLD."locked_at", OLD."pinned_until", OLD."category_id", OLD."merged_into", OLD."site_id")
    IS DISTINCT FROM (NEW."last_n", NEW."replies", NEW."likes", NEW."state", NEW."version", NEW."changes", NEW."solution_n", NEW."locked_at", NEW."pinned_until", NEW."category_id", NEW."merged_into", NEW."site_id"))
  EXECUTE FUNCTION "tell_changed_person"('threads', 'id');
--> statement-breakpoint
CREATE TRIGGER "forum_posts_tell_moderation" AFTER INSERT ON "forum_posts"
  FOR EACH ROW WHEN (NEW."state" = 'held') EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "forum_posts_tell_moderation_changed" AFTER UPDATE ON "forum_posts"
  FOR EACH ROW WHEN ('held' IN (OLD."state", NEW."state")) EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
-- The rooms that a new forum has; whoever runs it changes them. Their ids are theirs on every server.
INSERT INTO "forum_categories" ("id", "slug", "name", "description", "icon", "kind", "position") VALUES
  ('019ab000-0000-7000-8000-000000000001', 'questions', 'Questions', 'Ask anything about diving. Mark the answer that helped.', 'help-circle', 'question', 10),
  ('019ab000-0000-7000-8000-000000000002', 'sites', 'Dive sites', 'Conditions, access, moorings and what changed at a site.', 'map-pin', 'talk', 20),
  ('019ab000-0000-7000-8000-000000000003', 'travel', 'Trips and travel', 'Where to go, when, and how to get there.', 'plane', 'talk', 30),
  ('019ab000-0000-7000-8000-000000000004', 'gear', 'Gear', 'Choosing, servicing and packing equipment.', 'backpack', 'talk', 40),
  ('019ab000-0000-7000-8000-000000000005', 'training', 'Training', 'Courses, skills and becoming a better diver.', 'school', 'talk', 50),
  ('019ab000-0000-7000-8000-000000000006', 'wildlife-and-photos', 'Wildlife and photos', 'What you saw, what it was, and how you took its picture.', 'fish', 'talk', 60),
  ('019ab000-0000-7000-8000-000000000007', 'safety-and-incidents', 'Safety and incidents', 'Near misses and what they taught. You can leave out your name.', 'alert-triangle', 'incident', 70),
  ('019ab000-0000-7000-8000-000000000008', 'buddies', 'Buddies wanted', 'Find people to dive with, and say when and where.', 'users', 'buddies', 80);
