CREATE TABLE "forum_title_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "forum_threads_title";--> statement-breakpoint
CREATE INDEX "forum_title_words_alike" ON "forum_title_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "forum_posts_openings" ON "forum_posts" USING gin ("search") WHERE state = 'public' and n = 0;
--> statement-breakpoint
-- Written by hand: beside its words, a post is found by marks of where and when it was written, so that the newest ones with
-- some words are found without reading all that have them. A mark begins with a blank, which no word does.
CREATE FUNCTION "forum_search_marks"("thread" "forum_threads", "at" timestamp with time zone) RETURNS tsvector
  LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_tsvector(array_remove(array[
    CASE WHEN coalesce(("thread")."group_id", ("thread")."event_id") IS NOT NULL THEN ' talk' END,
    ' in:' || right(coalesce(("thread")."group_id", ("thread")."event_id", ("thread")."category_id")::text, 12),
    ' 0:' || "hour", ' 1:' || ("hour" >> 4), ' 2:' || ("hour" >> 8), ' 3:' || ("hour" >> 12)
  ], NULL))
  FROM (SELECT greatest(0, floor(extract(epoch FROM "at") / 3600))::integer AS "hour") "since_1970";
$$;
--> statement-breakpoint
CREATE FUNCTION "forum_posts_search_marks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search" := ts_delete(NEW."search", ARRAY(SELECT "lexeme" FROM unnest(NEW."search") WHERE starts_with("lexeme", ' ')));
  -- What has no words is found by nothing.
  IF NEW."search" <> ''::tsvector THEN
    NEW."search" := NEW."search" || (
      SELECT "forum_search_marks"("thread", NEW."created_at") FROM "forum_threads" "thread" WHERE "thread"."id" = NEW."thread_id");
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forum_posts_search_marks" BEFORE INSERT OR UPDATE OF "search", "thread_id", "created_at" ON "forum_posts"
  FOR EACH ROW EXECUTE FUNCTION "forum_posts_search_marks"();
--> statement-breakpoint
CREATE FUNCTION "forum_threads_search_marks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "forum_posts" SET "search" = "search" WHERE "thread_id" = NEW."id" AND "search" <> ''::tsvector;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forum_threads_search_marks" AFTER UPDATE OF "category_id", "group_id", "event_id" ON "forum_threads"
  FOR EACH ROW WHEN ((OLD."category_id", OLD."group_id", OLD."event_id") IS DISTINCT FROM (NEW."category_id", NEW."group_id", NEW."event_id"))
  EXECUTE FUNCTION "forum_threads_search_marks"();
--> statement-breakpoint
-- What was written before; the index is made anew, which is sooner done than changing it for each.
DROP INDEX "forum_posts_search";
--> statement-breakpoint
DROP INDEX "forum_posts_openings";
--> statement-breakpoint
UPDATE "forum_posts" SET "search" = "search" WHERE "search" <> ''::tsvector;
--> statement-breakpoint
CREATE INDEX "forum_posts_search" ON "forum_posts" USING gin ("search") WHERE state = 'public';
--> statement-breakpoint
CREATE INDEX "forum_posts_openings" ON "forum_posts" USING gin ("search") WHERE state = 'public' and n = 0;
--> statement-breakpoint
-- The words of a text that are long enough to be misspelt.
CREATE FUNCTION "forum_words_of"("text" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT "word" FROM regexp_split_to_table(lower("text"), '[^[:alnum:]]+') AS "word" WHERE length("word") >= 3 ORDER BY "word";
$$;
--> statement-breakpoint
CREATE FUNCTION "forum_threads_title_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "forum_title_words" SELECT "forum_words_of"(NEW."title") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "forum_threads_title_words" AFTER INSERT OR UPDATE OF "title" ON "forum_threads"
  FOR EACH ROW EXECUTE FUNCTION "forum_threads_title_words"();
--> statement-breakpoint
INSERT INTO "forum_title_words" SELECT DISTINCT "word" FROM "forum_threads" CROSS JOIN LATERAL "forum_words_of"("title") AS "word";
