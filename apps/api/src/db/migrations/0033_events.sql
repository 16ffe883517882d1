CREATE TABLE "calendar_tokens" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_on" date,
	CONSTRAINT "calendar_tokens_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"author_id" uuid,
	"message" text NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_messages_client_key" UNIQUE("author_id","client_key"),
	CONSTRAINT "event_messages_message_length" CHECK (length(message) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "event_people" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"guests" smallint DEFAULT 0 NOT NULL,
	"is_co_organiser" boolean DEFAULT false NOT NULL,
	"place" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"knows_depth" boolean DEFAULT false NOT NULL,
	"has_attended" boolean,
	"pair" smallint,
	"in_water_since" timestamp with time zone,
	CONSTRAINT "event_people_event_id_user_id_pk" PRIMARY KEY("event_id","user_id"),
	CONSTRAINT "event_people_state_known" CHECK (state in ('going', 'waiting', 'removed')),
	CONSTRAINT "event_people_guests_range" CHECK (guests between 0 and 3),
	CONSTRAINT "event_people_leads_from_inside" CHECK (not is_co_organiser or state = 'going')
);
--> statement-breakpoint
CREATE TABLE "event_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organiser_id" uuid,
	"every" text NOT NULL,
	"until" date,
	"count" smallint,
	"first_day" date NOT NULL,
	"shift" smallint DEFAULT 0 NOT NULL,
	"facts" jsonb NOT NULL,
	"made" smallint NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "event_series_every_known" CHECK (every in ('week', 'month')),
	CONSTRAINT "event_series_ends" CHECK ((until is null) <> (count is null)),
	CONSTRAINT "event_series_few" CHECK (made between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organiser_id" uuid,
	"group_id" uuid,
	"site_id" uuid,
	"series_id" uuid,
	"series_n" smallint,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"lng" double precision,
	"lat" double precision,
	"country" text,
	"day" date NOT NULL,
	"time" text,
	"end_day" date,
	"end_time" text,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_past" boolean DEFAULT false NOT NULL,
	"price" numeric(9, 2) DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"max_people" integer,
	"guests" smallint DEFAULT 0 NOT NULL,
	"going" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"line" integer DEFAULT 0 NOT NULL,
	"level" text,
	"min_certification" text,
	"visibility" text NOT NULL,
	"state" text NOT NULL,
	"state_before" text,
	"waitlist" text NOT NULL,
	"plan" jsonb,
	"image_id" uuid,
	"signals" text[] DEFAULT '{}' NOT NULL,
	"cancel_reason" text,
	"cancelled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_client_key" UNIQUE("organiser_id","client_key"),
	CONSTRAINT "events_series_n" UNIQUE("series_id","series_n"),
	CONSTRAINT "events_title_length" CHECK (length(title) <= 120),
	CONSTRAINT "events_description_length" CHECK (length(description) <= 10000),
	CONSTRAINT "events_location_length" CHECK (length(location) <= 200),
	CONSTRAINT "events_cancel_reason_length" CHECK (length(cancel_reason) <= 500),
	CONSTRAINT "events_visibility_known" CHECK (visibility in ('public', 'group', 'link')),
	CONSTRAINT "events_state_known" CHECK (state in ('open', 'closed', 'cancelled', 'held', 'removed')),
	CONSTRAINT "events_waitlist_known" CHECK (waitlist in ('auto', 'by-hand', 'off')),
	CONSTRAINT "events_level_known" CHECK (level in ('beginner', 'intermediate', 'advanced', 'technical')),
	CONSTRAINT "events_min_certification_known" CHECK (min_certification in ('beginner', 'intermediate', 'advanced', 'technical')),
	CONSTRAINT "events_price_range" CHECK (price between 0 and 1000000),
	CONSTRAINT "events_guests_range" CHECK (guests between 0 and 3),
	CONSTRAINT "events_max_people_range" CHECK (max_people between 1 and 1000000),
	CONSTRAINT "events_lng_range" CHECK (lng between -180 and 180),
	CONSTRAINT "events_lat_range" CHECK (lat between -90 and 90),
	CONSTRAINT "events_time_clock" CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "events_end_time_clock" CHECK (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "events_currency_code" CHECK (currency ~ '^[A-Z]{3}$'),
	CONSTRAINT "events_place_whole" CHECK ((lng is null) = (lat is null)),
	CONSTRAINT "events_ends_later" CHECK (ends_at >= starts_at),
	CONSTRAINT "events_series_whole" CHECK ((series_id is null) = (series_n is null)),
	CONSTRAINT "events_group_seen" CHECK (visibility <> 'group' or group_id is not null),
	CONSTRAINT "events_places" CHECK (going >= 0 and waiting >= 0 and (max_people is null or going <= max_people))
);
--> statement-breakpoint
ALTER TABLE "calendar_tokens" ADD CONSTRAINT "calendar_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_people" ADD CONSTRAINT "event_people_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_people" ADD CONSTRAINT "event_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_photos_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_messages_event" ON "event_messages" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "event_people_user" ON "event_people" USING btree ("user_id","state","starts_at","event_id");--> statement-breakpoint
CREATE INDEX "event_people_line" ON "event_people" USING btree ("event_id","state","place");--> statement-breakpoint
CREATE INDEX "event_series_organiser" ON "event_series" USING btree ("organiser_id");--> statement-breakpoint
CREATE INDEX "event_series_open" ON "event_series" USING btree ("id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "events_listed" ON "events" USING btree ("starts_at","id") WHERE state in ('open', 'closed') and visibility <> 'link';--> statement-breakpoint
CREATE INDEX "events_upcoming" ON "events" USING btree ("starts_at","id") WHERE not is_past and state in ('open', 'closed') and visibility <> 'link';--> statement-breakpoint
CREATE INDEX "events_country" ON "events" USING btree ("country","starts_at","id") WHERE not is_past and state in ('open', 'closed') and visibility <> 'link';--> statement-breakpoint
CREATE INDEX "events_near" ON "events" USING gist (place_of(lat, lng)) WHERE not is_past and state in ('open', 'closed') and visibility <> 'link' and lat is not null;--> statement-breakpoint
CREATE INDEX "events_map" ON "events" USING gist (point(lng, lat)) WHERE not is_past and state in ('open', 'closed') and visibility <> 'link' and lat is not null;--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ((title || ' ' || location) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_site" ON "events" USING btree ("site_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("group_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_organiser" ON "events" USING btree ("organiser_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_series" ON "events" USING btree ("series_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_image" ON "events" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "events_ending" ON "events" USING btree ("ends_at") WHERE not is_past;--> statement-breakpoint
CREATE INDEX "events_held" ON "events" USING btree ("created_at","id") WHERE state = 'held';--> statement-breakpoint
ALTER TABLE "forum_threads" ADD CONSTRAINT "forum_threads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_threads_event" ON "forum_threads" USING btree ("event_id") WHERE event_id is not null;--> statement-breakpoint
CREATE TRIGGER "events_tell" AFTER INSERT OR DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('events', 'id');
--> statement-breakpoint
-- That it was read, reminded of or is over is told to nobody.
CREATE TRIGGER "events_tell_changed" AFTER UPDATE ON "events"
  FOR EACH ROW WHEN ((OLD."going", OLD."waiting", OLD."state", OLD."version", OLD."line", OLD."offered_at", OLD."organiser_id", OLD."site_id")
    IS DISTINCT FROM (NEW."going", NEW."waiting", NEW."state", NEW."version", NEW."line", NEW."offered_at", NEW."organiser_id", NEW."site_id"))
  EXECUTE FUNCTION "tell_changed_person"('events', 'id');
--> statement-breakpoint
-- Who came, who dives with whom and who is in the water.
CREATE TRIGGER "event_people_tell" AFTER UPDATE OF "has_attended", "pair", "in_water_since", "is_co_organiser" ON "event_people"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('events', 'event_id');
--> statement-breakpoint
CREATE TRIGGER "event_messages_tell" AFTER INSERT ON "event_messages"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('events', 'event_id');
--> statement-breakpoint
CREATE TRIGGER "events_tell_moderation" AFTER INSERT ON "events"
  FOR EACH ROW WHEN (NEW."state" = 'held') EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "events_tell_moderation_changed" AFTER UPDATE ON "events"
  FOR EACH ROW WHEN ('held' IN (OLD."state", NEW."state")) EXECUTE FUNCTION "tell_changed"('moderation');
