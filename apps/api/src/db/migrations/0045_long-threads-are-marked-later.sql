CREATE TABLE "forum_unmarked" (
	"thread_id" uuid PRIMARY KEY NOT NULL,
	"moves" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forum_unmarked" ADD CONSTRAINT "forum_unmarked_thread_id_forum_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."forum_threads"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Written by hand: the first posts are marked with the move, and all of a long thread some hundred at a time by a job, so that
-- neither its moderator nor those who read and write there wait for tens of thousands.
CREATE OR REPLACE FUNCTION "forum_threads_search_marks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "forum_posts" SET "search" = "search" WHERE "thread_id" = NEW."id" AND "n" < 200 AND "search" <> ''::tsvector;
  IF NEW."last_n" >= 200 THEN
    INSERT INTO "forum_unmarked" ("thread_id") VALUES (NEW."id")
    ON CONFLICT ("thread_id") DO UPDATE SET "moves" = "forum_unmarked"."moves" + 1;
  END IF;
  RETURN NULL;
END $$;
