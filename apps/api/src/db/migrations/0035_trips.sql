CREATE TABLE "trip_expenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"title" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"rate" double precision,
	"converted" bigint NOT NULL,
	"paid_by" uuid,
	"category" text NOT NULL,
	"day" date,
	"by_id" uuid,
	"client_key" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_expenses_client_key" UNIQUE("trip_id","client_key"),
	CONSTRAINT "trip_expenses_title_length" CHECK (length(title) <= 160),
	CONSTRAINT "trip_expenses_category_known" CHECK (category in ('travel', 'stay', 'diving', 'food', 'equipment', 'fees', 'other')),
	CONSTRAINT "trip_expenses_cents_range" CHECK (cents between 1 and 100000000000),
	CONSTRAINT "trip_expenses_converted_whole" CHECK (converted >= 0),
	CONSTRAINT "trip_expenses_rate_above" CHECK (rate > 0 and rate <= 1000000),
	CONSTRAINT "trip_expenses_currency_code" CHECK (currency ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "trip_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"user_id" uuid,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"due" date,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"by_id" uuid,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_items_client_key" UNIQUE("trip_id","client_key"),
	CONSTRAINT "trip_items_title_length" CHECK (length(title) <= 200),
	CONSTRAINT "trip_items_kind_known" CHECK (kind in ('document', 'medical', 'equipment', 'booking', 'packing', 'other'))
);
--> statement-breakpoint
CREATE TABLE "trip_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"shows" text[] NOT NULL,
	"by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "trip_links_shows_known" CHECK (shows <@ array['people', 'notes', 'travel', 'budget', 'preview']::text[])
);
--> statement-breakpoint
CREATE TABLE "trip_reminders" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"due" date NOT NULL,
	"days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expense_id" uuid NOT NULL,
	"user_id" uuid,
	"weight" double precision NOT NULL,
	CONSTRAINT "trip_shares_weight_range" CHECK (weight > 0 and weight <= 1000)
);
--> statement-breakpoint
CREATE TABLE "trip_changes" (
	"trip_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"thing" text NOT NULL,
	"thing_id" uuid,
	"deed" text NOT NULL,
	CONSTRAINT "trip_changes_trip_id_seq_pk" PRIMARY KEY("trip_id","seq"),
	CONSTRAINT "trip_changes_thing_known" CHECK (thing in ('trip', 'stop', 'person', 'item', 'expense', 'link')),
	CONSTRAINT "trip_changes_deed_known" CHECK (deed in ('added', 'changed', 'moved', 'removed', 'restored', 'voted'))
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "trip_here" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_here_trip_id_user_id_pk" PRIMARY KEY("trip_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trip_people" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"by_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"is_unseen" boolean DEFAULT false NOT NULL,
	"start_day" date NOT NULL,
	CONSTRAINT "trip_people_trip_id_user_id_pk" PRIMARY KEY("trip_id","user_id"),
	CONSTRAINT "trip_people_role_known" CHECK (role in ('viewer', 'editor', 'owner')),
	CONSTRAINT "trip_people_state_known" CHECK (state in ('in', 'invited')),
	CONSTRAINT "trip_people_owner_in" CHECK (role <> 'owner' or state = 'in')
);
--> statement-breakpoint
CREATE TABLE "trip_stops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"site_id" uuid,
	"name" text NOT NULL,
	"day" date,
	"rank" text COLLATE "C" NOT NULL,
	"time" text,
	"end_time" text,
	"nights" smallint DEFAULT 0 NOT NULL,
	"zone" text,
	"end_zone" text,
	"to_name" text,
	"dives" smallint,
	"stay" text,
	"travel" text,
	"lng" double precision,
	"lat" double precision,
	"notes" text NOT NULL,
	"by_id" uuid,
	"client_key" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "trip_stops_client_key" UNIQUE("trip_id","client_key"),
	CONSTRAINT "trip_stops_kind_known" CHECK (kind in ('site', 'place', 'stay', 'travel', 'note')),
	CONSTRAINT "trip_stops_stay_known" CHECK (stay in ('hotel', 'liveaboard', 'camp', 'friends', 'other')),
	CONSTRAINT "trip_stops_travel_known" CHECK (travel in ('flight', 'train', 'bus', 'car', 'boat', 'other')),
	CONSTRAINT "trip_stops_name_length" CHECK (length(name) <= 160),
	CONSTRAINT "trip_stops_to_name_length" CHECK (length(to_name) <= 160),
	CONSTRAINT "trip_stops_notes_length" CHECK (length(notes) <= 4000),
	CONSTRAINT "trip_stops_nights_range" CHECK (nights between 0 and 60),
	CONSTRAINT "trip_stops_dives_range" CHECK (dives between 0 and 20),
	CONSTRAINT "trip_stops_lng_range" CHECK (lng between -180 and 180),
	CONSTRAINT "trip_stops_lat_range" CHECK (lat between -90 and 90),
	CONSTRAINT "trip_stops_time_clock" CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "trip_stops_end_time_clock" CHECK (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "trip_stops_place_whole" CHECK ((lng is null) = (lat is null)),
	CONSTRAINT "trip_stops_site_kind" CHECK ((kind = 'site') = (site_id is not null))
);
--> statement-breakpoint
CREATE TABLE "trip_votes" (
	"stop_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "trip_votes_stop_id_user_id_pk" PRIMARY KEY("stop_id","user_id"),
	CONSTRAINT "trip_votes_value" CHECK (value in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"start_day" date NOT NULL,
	"end_day" date NOT NULL,
	"destination" text NOT NULL,
	"country" text,
	"lng" double precision,
	"lat" double precision,
	"zone" text,
	"budget" numeric(12, 2),
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"preferences" text[] NOT NULL,
	"cancelled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trips_client_key" UNIQUE("created_by","client_key"),
	CONSTRAINT "trips_name_length" CHECK (length(name) <= 120),
	CONSTRAINT "trips_destination_length" CHECK (length(destination) <= 200),
	CONSTRAINT "trips_description_length" CHECK (length(description) <= 10000),
	CONSTRAINT "trips_preferences_known" CHECK (preferences <@ array['reef', 'wreck', 'deep', 'night', 'cave', 'photography']::text[]),
	CONSTRAINT "trips_preferences_count" CHECK (cardinality(preferences) <= 6),
	CONSTRAINT "trips_budget_range" CHECK (budget between 0 and 1000000000),
	CONSTRAINT "trips_lng_range" CHECK (lng between -180 and 180),
	CONSTRAINT "trips_lat_range" CHECK (lat between -90 and 90),
	CONSTRAINT "trips_currency_code" CHECK (currency ~ '^[A-Z]{3}$'),
	CONSTRAINT "trips_place_whole" CHECK ((lng is null) = (lat is null)),
	CONSTRAINT "trips_days" CHECK (end_day > start_day and end_day - start_day < 366)
);
--> statement-breakpoint
ALTER TABLE "trip_expenses" ADD CONSTRAINT "trip_expenses_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_expenses" ADD CONSTRAINT "trip_expenses_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_expenses" ADD CONSTRAINT "trip_expenses_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_items" ADD CONSTRAINT "trip_items_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_items" ADD CONSTRAINT "trip_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_items" ADD CONSTRAINT "trip_items_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_items" ADD CONSTRAINT "trip_items_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_links" ADD CONSTRAINT "trip_links_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_reminders" ADD CONSTRAINT "trip_reminders_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_reminders" ADD CONSTRAINT "trip_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_shares" ADD CONSTRAINT "trip_shares_expense_id_trip_expenses_id_fk" FOREIGN KEY ("expense_id") REFERENCES "public"."trip_expenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_shares" ADD CONSTRAINT "trip_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_changes" ADD CONSTRAINT "trip_changes_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_changes" ADD CONSTRAINT "trip_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_people" ADD CONSTRAINT "trip_people_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_people" ADD CONSTRAINT "trip_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_people" ADD CONSTRAINT "trip_people_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_stops" ADD CONSTRAINT "trip_stops_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_stops" ADD CONSTRAINT "trip_stops_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_stops" ADD CONSTRAINT "trip_stops_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_votes" ADD CONSTRAINT "trip_votes_stop_id_trip_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."trip_stops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_votes" ADD CONSTRAINT "trip_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trip_expenses_paid_by" ON "trip_expenses" USING btree ("paid_by");--> statement-breakpoint
CREATE INDEX "trip_expenses_by" ON "trip_expenses" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "trip_items_list" ON "trip_items" USING btree ("trip_id","created_at","id");--> statement-breakpoint
CREATE INDEX "trip_items_due" ON "trip_items" USING btree ("due") WHERE due is not null and done_at is null;--> statement-breakpoint
CREATE INDEX "trip_items_user" ON "trip_items" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "trip_items_done_by" ON "trip_items" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "trip_items_by" ON "trip_items" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_links_token" ON "trip_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "trip_links_of_trip" ON "trip_links" USING btree ("trip_id","id");--> statement-breakpoint
CREATE INDEX "trip_links_by" ON "trip_links" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_reminders_once" ON "trip_reminders" USING btree ("trip_id","user_id","due","days");--> statement-breakpoint
CREATE INDEX "trip_reminders_user" ON "trip_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_shares_once" ON "trip_shares" USING btree ("expense_id","user_id");--> statement-breakpoint
CREATE INDEX "trip_shares_user" ON "trip_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trip_changes_by" ON "trip_changes" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "trip_changes_at" ON "trip_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "trip_here_user" ON "trip_here" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trip_people_user" ON "trip_people" USING btree ("user_id","state","start_day","trip_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_people_owner" ON "trip_people" USING btree ("trip_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "trip_people_by" ON "trip_people" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "trip_stops_order" ON "trip_stops" USING btree ("trip_id","day","rank");--> statement-breakpoint
CREATE INDEX "trip_stops_site" ON "trip_stops" USING btree ("site_id") WHERE site_id is not null;--> statement-breakpoint
CREATE INDEX "trip_stops_by" ON "trip_stops" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "trip_stops_removed" ON "trip_stops" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "trip_votes_user" ON "trip_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trips_deleted" ON "trips" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- Every change of anything of a trip counts in its row, so this one trigger tells of all of them.
CREATE TRIGGER "trips_tell" AFTER UPDATE ON "trips"
  FOR EACH ROW WHEN (OLD."seq" <> NEW."seq") EXECUTE FUNCTION "tell_changed_person"('trips', 'id');
--> statement-breakpoint
CREATE TRIGGER "trips_tell_gone" AFTER DELETE ON "trips"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('trips', 'id');
