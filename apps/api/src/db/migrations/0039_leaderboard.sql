CREATE TABLE "board_levels" (
	"board" text NOT NULL,
	"period" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"score" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "board_levels_board_period_place_score_pk" PRIMARY KEY("board","period","place","score")
);
--> statement-breakpoint
CREATE TABLE "board_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"due_at" timestamp with time zone DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_scores" (
	"board" text NOT NULL,
	"period" text NOT NULL,
	"user_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"tie_at" timestamp with time zone NOT NULL,
	"country" text,
	"is_listed" boolean NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "board_scores_board_period_user_id_pk" PRIMARY KEY("board","period","user_id"),
	CONSTRAINT "board_scores_board_known" CHECK (board in ('divers', 'photographers', 'contributors'))
);
--> statement-breakpoint
CREATE TABLE "earned" (
	"user_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "earned_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "earned_tallies" (
	"achievement_id" text PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"listed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"counts" jsonb NOT NULL,
	"standing" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "person_counts_standing_known" CHECK (standing in ('new', 'suspended', 'known'))
);
--> statement-breakpoint
ALTER TABLE "board_scores" ADD CONSTRAINT "board_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned" ADD CONSTRAINT "earned_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_counts" ADD CONSTRAINT "person_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_queue_due" ON "board_queue" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "board_queue_user" ON "board_queue" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "board_scores_listed" ON "board_scores" USING btree ("board","period",score desc,"tie_at","user_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "board_scores_of_country" ON "board_scores" USING btree ("board","period","country",score desc,"tie_at","user_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "board_scores_user" ON "board_scores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "earned_latest" ON "earned" USING btree ("achievement_id",at desc,"user_id") WHERE is_listed;--> statement-breakpoint
-- Below this line: written by hand.
-- Whoever may be counted otherwise than before is noted, and counted later by one at a time: nobody who writes waits for a row
-- that others write. The first argument says who that is, of a row called "it"; the second, the columns that matter.
CREATE FUNCTION "queue_for_boards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format('INSERT INTO "board_queue" ("user_id")
      SELECT DISTINCT "person" FROM (SELECT %s AS "person" FROM "come" AS "it") AS "all" WHERE "person" IS NOT NULL', TG_ARGV[0]);
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format('INSERT INTO "board_queue" ("user_id")
      SELECT DISTINCT "person" FROM (SELECT %s AS "person" FROM "gone" AS "it") AS "all" WHERE "person" IS NOT NULL', TG_ARGV[0]);
  ELSE
    EXECUTE format('INSERT INTO "board_queue" ("user_id")
      SELECT DISTINCT "person" FROM (
        (SELECT %1$s AS "person", %2$s FROM "come" AS "it" EXCEPT SELECT %1$s, %2$s FROM "gone" AS "it")
        UNION ALL (SELECT %1$s, %2$s FROM "gone" AS "it" EXCEPT SELECT %1$s, %2$s FROM "come" AS "it")
      ) AS "changed" WHERE "person" IS NOT NULL', TG_ARGV[0], TG_ARGV[1]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Three triggers on a table, as each may see other rows.
CREATE FUNCTION "watch_for_boards"("table" text, "person" text, "columns" text, "suffix" text DEFAULT '') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION queue_for_boards(%L)',
    "table" || '_boards_come' || "suffix", "table", "person");
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION queue_for_boards(%L)',
    "table" || '_boards_gone' || "suffix", "table", "person");
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION queue_for_boards(%L, %L)',
    "table" || '_boards_changed' || "suffix", "table", "person", "columns");
END $$;
--> statement-breakpoint
SELECT watch_for_boards('users', 'it."id"', 'it."handle", it."deleted_at", it."country", it."groups"');
--> statement-breakpoint
SELECT watch_for_boards('profiles', 'it."user_id"', 'it."privacy"');
--> statement-breakpoint
SELECT watch_for_boards('standings', 'it."user_id"', 'it."standing", it."until"');
--> statement-breakpoint
SELECT watch_for_boards('dives', 'it."owner_id"', 'it."id", it."starts_at", it."time_precision", it."duration_seconds", it."country_folded", it."deleted_at"');
--> statement-breakpoint
SELECT watch_for_boards('photos', 'it."uploader_id"', 'it."id", it."site_id", it."approval_status", it."state", it."created_at", it."submitted_at"');
--> statement-breakpoint
SELECT watch_for_boards('photo_ratings', '(SELECT p."uploader_id" FROM "photos" p WHERE p."id" = it."photo_id")', 'it."photo_id", it."user_id", it."rating", it."rated_at"');
--> statement-breakpoint
SELECT watch_for_boards('reports', 'it."author_id"', 'it."id", it."site_id", it."approval_status", it."dive_date", it."species", it."visibility", it."water_temp", it."created_at", it."submitted_at"');
--> statement-breakpoint
SELECT watch_for_boards('report_votes', '(SELECT r."author_id" FROM "reports" r WHERE r."id" = it."report_id")', 'it."report_id", it."user_id", it."voted_at"');
--> statement-breakpoint
SELECT watch_for_boards('site_proposals', 'it."author_id"', 'it."id", it."status", it."fields", it."site_id"');
--> statement-breakpoint
SELECT watch_for_boards('forum_posts', 'it."author_id"', 'it."id", it."thread_id", it."n", it."state", it."is_anonymous", it."created_at"');
--> statement-breakpoint
SELECT watch_for_boards('forum_likes', '(SELECT p."author_id" FROM "forum_posts" p WHERE p."id" = it."post_id")', 'it."post_id", it."user_id", it."at"');
--> statement-breakpoint
-- What a thread says of itself counts for whoever solved it, and for all whose posts in it were thanked.
SELECT watch_for_boards('forum_threads', '(SELECT p."author_id" FROM "forum_posts" p WHERE p."thread_id" = it."id" AND p."n" = it."solution_n")', 'it."id", it."solution_n", it."state", it."group_id", it."event_id", it."author_id"');
--> statement-breakpoint
SELECT watch_for_boards('events', 'it."organiser_id"', 'it."id", it."state", it."is_past", it."visibility", it."level", it."title", it."created_at", it."plan" IS NULL');
--> statement-breakpoint
SELECT watch_for_boards('event_people', 'it."user_id"', 'it."event_id", it."state", it."has_attended"');
--> statement-breakpoint
SELECT watch_for_boards('event_people', '(SELECT e."organiser_id" FROM "events" e WHERE e."id" = it."event_id")', 'it."event_id", it."user_id", it."state", it."has_attended"', '_host');
--> statement-breakpoint
SELECT watch_for_boards('event_finds', 'it."by_id"', 'it."event_id", it."item_id"');
--> statement-breakpoint
SELECT watch_for_boards('groups', 'it."created_by"', 'it."id", it."state", it."kind", it."created_at"');
--> statement-breakpoint
SELECT watch_for_boards('sites', 'it."created_by"', 'it."id", it."approval_status", it."created_at"');
--> statement-breakpoint
-- A site that is hidden, shown or in another country changes what counts of all who reported it or have photos there.
CREATE FUNCTION "queue_people_of_sites"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "changed" uuid[];
BEGIN
  "changed" := ARRAY(SELECT DISTINCT "id" FROM (
    (SELECT "id", "approval_status", "country" FROM "come" EXCEPT SELECT "id", "approval_status", "country" FROM "gone")
    UNION ALL (SELECT "id", "approval_status", "country" FROM "gone" EXCEPT SELECT "id", "approval_status", "country" FROM "come")) AS "both");
  IF cardinality("changed") > 0 THEN
    INSERT INTO "board_queue" ("user_id")
    SELECT "author_id" FROM "reports" WHERE "site_id" = ANY("changed") AND "author_id" IS NOT NULL
    UNION SELECT "uploader_id" FROM "photos" WHERE "site_id" = ANY("changed") AND "uploader_id" IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sites_boards_people" AFTER UPDATE ON "sites" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come"
  FOR EACH STATEMENT EXECUTE FUNCTION "queue_people_of_sites"();
--> statement-breakpoint
-- Whether a report was the first after a silence depends on those of the 60 days before it: a report that comes, moves or goes
-- changes that of the ones in the 60 days after it.
CREATE FUNCTION "queue_later_reporters"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "rows" text;
BEGIN
  "rows" := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT "site_id", "dive_date" FROM "come" WHERE "approval_status" = ''approved'''
    WHEN 'DELETE' THEN 'SELECT "site_id", "dive_date" FROM "gone" WHERE "approval_status" = ''approved'''
    ELSE 'SELECT "site_id", "dive_date" FROM (
      (SELECT "id", "site_id", "dive_date", "approval_status" FROM "come" EXCEPT SELECT "id", "site_id", "dive_date", "approval_status" FROM "gone")
      UNION ALL (SELECT "id", "site_id", "dive_date", "approval_status" FROM "gone" EXCEPT SELECT "id", "site_id", "dive_date", "approval_status" FROM "come")) AS "both"' END;
  EXECUTE 'INSERT INTO "board_queue" ("user_id")
    SELECT DISTINCT r."author_id" FROM (' || "rows" || ') AS "moved"
    JOIN "reports" r ON r."site_id" = "moved"."site_id" AND r."approval_status" = ''approved''
      AND r."dive_date" BETWEEN "moved"."dive_date" AND "moved"."dive_date" + 60
    WHERE r."author_id" IS NOT NULL';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reports_boards_later_come" AFTER INSERT ON "reports" REFERENCING NEW TABLE AS "come"
  FOR EACH STATEMENT EXECUTE FUNCTION "queue_later_reporters"();
--> statement-breakpoint
CREATE TRIGGER "reports_boards_later_gone" AFTER DELETE ON "reports" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "queue_later_reporters"();
--> statement-breakpoint
CREATE TRIGGER "reports_boards_later_changed" AFTER UPDATE ON "reports" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come"
  FOR EACH STATEMENT EXECUTE FUNCTION "queue_later_reporters"();
--> statement-breakpoint
-- What happens to an event counts for all who were there; what happens to a thread, for all who were thanked in it.
CREATE FUNCTION "queue_people_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "board_queue" ("user_id")
  SELECT DISTINCT p."user_id" FROM (
    SELECT "id", "state", "is_past", "title" FROM "come" EXCEPT SELECT "id", "state", "is_past", "title" FROM "gone"
  ) AS "changed" JOIN "event_people" p ON p."event_id" = "changed"."id" AND p."has_attended";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "events_boards_people" AFTER UPDATE ON "events" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come"
  FOR EACH STATEMENT EXECUTE FUNCTION "queue_people_of_events"();
--> statement-breakpoint
CREATE FUNCTION "queue_people_of_threads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "board_queue" ("user_id")
  SELECT DISTINCT p."author_id" FROM (
    SELECT "id", "state", "group_id", "event_id" FROM "come" EXCEPT SELECT "id", "state", "group_id", "event_id" FROM "gone"
  ) AS "changed" JOIN "forum_posts" p ON p."thread_id" = "changed"."id" AND p."author_id" IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forum_threads_boards_people" AFTER UPDATE ON "forum_threads" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come"
  FOR EACH STATEMENT EXECUTE FUNCTION "queue_people_of_threads"();
--> statement-breakpoint
DROP FUNCTION "watch_for_boards";
--> statement-breakpoint
-- What was done before there were boards counts, too.
INSERT INTO "board_queue" ("user_id") SELECT "id" FROM "users" WHERE "deleted_at" IS NULL;
