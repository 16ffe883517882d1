CREATE TABLE "event_finds" (
	"event_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"report_id" uuid,
	"photo_id" uuid,
	"by_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_finds_event_id_item_id_pk" PRIMARY KEY("event_id","item_id"),
	CONSTRAINT "event_finds_one" CHECK (item_id = coalesce(report_id, photo_id) and num_nonnulls(report_id, photo_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "event_invites" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_invites_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_taken_hosts" (
	"host" text NOT NULL,
	"event_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_taken_hosts_host_event_id_pk" PRIMARY KEY("host","event_id"),
	CONSTRAINT "event_taken_hosts_host_length" CHECK (length(host) <= 255)
);
--> statement-breakpoint
ALTER TABLE "forum_threads" DROP CONSTRAINT "forum_threads_event_id_events_id_fk";
--> statement-breakpoint
DROP INDEX "forum_threads_event";--> statement-breakpoint
ALTER TABLE "event_finds" ADD CONSTRAINT "event_finds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_finds" ADD CONSTRAINT "event_finds_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_finds" ADD CONSTRAINT "event_finds_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_finds" ADD CONSTRAINT "event_finds_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invites" ADD CONSTRAINT "event_invites_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invites" ADD CONSTRAINT "event_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invites" ADD CONSTRAINT "event_invites_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_taken_hosts" ADD CONSTRAINT "event_taken_hosts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_finds_at" ON "event_finds" USING btree ("event_id","at","item_id");--> statement-breakpoint
CREATE INDEX "event_finds_report" ON "event_finds" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "event_finds_photo" ON "event_finds" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "event_finds_by" ON "event_finds" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "event_invites_user" ON "event_invites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_invites_by" ON "event_invites" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "event_taken_hosts_event" ON "event_taken_hosts" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_threads_event" ON "forum_threads" USING btree ("event_id","last_at","id") WHERE event_id is not null;--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_one_place" CHECK (group_id is null or event_id is null);--> statement-breakpoint
-- What is said at events is in no category, as what is said in groups.
CREATE OR REPLACE FUNCTION "forum_thread_counts"("row" "forum_threads") RETURNS TABLE ("category_id" uuid, "threads" bigint, "posts" bigint)
  LANGUAGE sql IMMUTABLE AS $$
  SELECT ("row")."category_id", 1::bigint, ("row")."replies"::bigint + 1
  WHERE ("row")."state" = 'public' AND ("row")."group_id" IS NULL AND ("row")."event_id" IS NULL;
$$;
--> statement-breakpoint
CREATE TRIGGER "event_finds_tell" AFTER INSERT OR DELETE ON "event_finds"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('events', 'event_id');
