CREATE TABLE "known_trip_warnings" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_trip_warnings_trip_id_user_id_key_pk" PRIMARY KEY("trip_id","user_id","key"),
	CONSTRAINT "known_trip_warnings_key_length" CHECK (length(key) <= 120)
);
--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "budget_counted_by" uuid;--> statement-breakpoint
ALTER TABLE "known_trip_warnings" ADD CONSTRAINT "known_trip_warnings_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_trip_warnings" ADD CONSTRAINT "known_trip_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_trip_warnings_user" ON "known_trip_warnings" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_budget_counted_by_users_id_fk" FOREIGN KEY ("budget_counted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trips_counted" ON "trips" USING btree ("budget_counted_by") WHERE budget_counted_by is not null;--> statement-breakpoint
-- What trips cost on average is worked out anew once a budget counts, changes or counts no longer.
CREATE TRIGGER "trips_tell_costs_new" AFTER INSERT ON "trips"
  FOR EACH ROW WHEN (NEW."budget_counted_by" IS NOT NULL) EXECUTE FUNCTION "tell_changed_person"('trip-costs', 'id');
--> statement-breakpoint
CREATE TRIGGER "trips_tell_costs" AFTER UPDATE OF "budget_counted_by", "budget", "currency", "start_day", "end_day", "destination", "country",
  "cancelled_at", "deleted_at" ON "trips"
  FOR EACH ROW WHEN (OLD."budget_counted_by" IS NOT NULL OR NEW."budget_counted_by" IS NOT NULL)
  EXECUTE FUNCTION "tell_changed_person"('trip-costs', 'id');
--> statement-breakpoint
CREATE TRIGGER "trips_tell_costs_gone" AFTER DELETE ON "trips"
  FOR EACH ROW WHEN (OLD."budget_counted_by" IS NOT NULL) EXECUTE FUNCTION "tell_changed_person"('trip-costs', 'id');
