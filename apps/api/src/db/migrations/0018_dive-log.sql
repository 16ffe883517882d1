CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "dive_changes" (
	"dive_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "dive_changes_dive_id_version_pk" PRIMARY KEY("dive_id","version")
);
--> statement-breakpoint
CREATE TABLE "dive_computers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dive_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"model" text,
	"serial" text,
	"device_id" text,
	"computer_dive_id" text,
	"firmware" text,
	"mode" text,
	"max_depth" real,
	"mean_depth" real,
	"sample_count" integer DEFAULT 0 NOT NULL,
	"samples" "bytea",
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dive_cylinders" (
	"dive_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"description" text,
	"size" real,
	"working_pressure" real,
	"start_pressure" real,
	"end_pressure" real,
	"o2" real NOT NULL,
	"he" real NOT NULL,
	"use" text,
	CONSTRAINT "dive_cylinders_dive_id_position_pk" PRIMARY KEY("dive_id","position"),
	CONSTRAINT "dive_cylinders_description_length" CHECK (length(description) <= 100),
	CONSTRAINT "dive_cylinders_start_pressure_range" CHECK (start_pressure between 0 and 450),
	CONSTRAINT "dive_cylinders_end_pressure_below_start_pressure" CHECK (end_pressure <= start_pressure),
	CONSTRAINT "dive_cylinders_mix" CHECK (o2 >= 1 and he >= 0 and o2 + he <= 100.001),
	CONSTRAINT "dive_cylinders_use_known" CHECK (use in ('bottom', 'deco', 'travel', 'bailout', 'diluent', 'oxygen'))
);
--> statement-breakpoint
CREATE TABLE "dive_logs" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"starting_dives" integer DEFAULT 0 NOT NULL,
	"statistics" jsonb,
	"counted_revision" integer,
	"counted_by" smallint
);
--> statement-breakpoint
CREATE TABLE "dive_people" (
	"dive_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" smallint NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"member_id" uuid,
	CONSTRAINT "dive_people_dive_id_role_position_pk" PRIMARY KEY("dive_id","role","position"),
	CONSTRAINT "dive_people_role_known" CHECK (role in ('buddy', 'guide')),
	CONSTRAINT "dive_people_name_length" CHECK (length(name) <= 100)
);
--> statement-breakpoint
CREATE TABLE "dive_photos" (
	"dive_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "dive_photos_dive_id_photo_id_pk" PRIMARY KEY("dive_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "dive_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dive_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"shows" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "dive_shares_shows_known" CHECK (shows <@ array['photos', 'profile', 'gas', 'notes', 'people', 'position']::text[])
);
--> statement-breakpoint
CREATE TABLE "dive_tags" (
	"dive_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"owner_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "dive_tags_dive_id_position_pk" PRIMARY KEY("dive_id","position"),
	CONSTRAINT "dive_tags_tag_length" CHECK (length(tag) <= 40)
);
--> statement-breakpoint
CREATE TABLE "dive_trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "dive_trips_name_length" CHECK (length(name) <= 100)
);
--> statement-breakpoint
CREATE TABLE "dive_weights" (
	"dive_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kg" real NOT NULL,
	"kind" text,
	CONSTRAINT "dive_weights_dive_id_position_pk" PRIMARY KEY("dive_id","position"),
	CONSTRAINT "dive_weights_kg_range" CHECK (kg between 0 and 100),
	CONSTRAINT "dive_weights_kind_known" CHECK (kind in ('belt', 'integrated', 'ankle', 'backplate', 'trim', 'other'))
);
--> statement-breakpoint
CREATE TABLE "dives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_key" uuid,
	"number" integer,
	"starts_at" timestamp(0) NOT NULL,
	"time_precision" text NOT NULL,
	"utc_offset" smallint,
	"duration_seconds" integer,
	"max_depth" real,
	"mean_depth" real,
	"water_temp" real,
	"max_temp" real,
	"air_temp" real,
	"visibility" real,
	"conditions" text[] DEFAULT '{}' NOT NULL,
	"rating" smallint,
	"suit" text,
	"mode" text,
	"notes" text,
	"animals_seen" text,
	"site_name" text NOT NULL,
	"location" text NOT NULL,
	"dive_site_id" uuid,
	"came_from" uuid,
	"match_how" text,
	"match_metres" real,
	"entry_lng" double precision,
	"entry_lat" double precision,
	"exit_lng" double precision,
	"exit_lat" double precision,
	"trip_id" uuid,
	"country" text NOT NULL,
	"country_folded" text NOT NULL,
	"site_folded" text NOT NULL,
	"species" text[] DEFAULT '{}' NOT NULL,
	"gases" text[] DEFAULT '{}' NOT NULL,
	"sac" real,
	"words" text NOT NULL,
	"has_profile" boolean DEFAULT false NOT NULL,
	"outline" "bytea",
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"import_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_updated" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "dives_precision_known" CHECK (time_precision in ('day', 'minute', 'second')),
	CONSTRAINT "dives_date_range" CHECK (starts_at >= '1900-01-01'),
	CONSTRAINT "dives_conditions_known" CHECK (conditions <@ array['Calm', 'Current', 'Surge', 'Clear', 'Overcast', 'Night']::text[]),
	CONSTRAINT "dives_conditions_count" CHECK (cardinality(conditions) <= 6),
	CONSTRAINT "dives_gases_known" CHECK (gases <@ array['air', 'nitrox', 'trimix', 'oxygen']::text[]),
	CONSTRAINT "dives_mode_known" CHECK (mode in ('oc', 'ccr', 'scr', 'apnea', 'gauge')),
	CONSTRAINT "dives_match_how_known" CHECK (match_how in ('chosen', 'position', 'name')),
	CONSTRAINT "dives_species_fit" CHECK (texts_fit(species, 200, 80)),
	CONSTRAINT "dives_max_depth_range" CHECK (max_depth between 0 and 350),
	CONSTRAINT "dives_mean_depth_range" CHECK (mean_depth between 0 and 350),
	CONSTRAINT "dives_duration_seconds_range" CHECK (duration_seconds between 0 and 86400),
	CONSTRAINT "dives_visibility_range" CHECK (visibility between 0 and 150),
	CONSTRAINT "dives_water_temp_range" CHECK (water_temp between -3 and 45),
	CONSTRAINT "dives_max_temp_range" CHECK (max_temp between -3 and 45),
	CONSTRAINT "dives_air_temp_range" CHECK (air_temp between -60 and 60),
	CONSTRAINT "dives_rating_range" CHECK (rating between 1 and 5),
	CONSTRAINT "dives_number_range" CHECK (number between 1 and 100000),
	CONSTRAINT "dives_site_name_length" CHECK (length(site_name) <= 200),
	CONSTRAINT "dives_location_length" CHECK (length(location) <= 200),
	CONSTRAINT "dives_notes_length" CHECK (length(notes) <= 50000),
	CONSTRAINT "dives_suit_length" CHECK (length(suit) <= 100),
	CONSTRAINT "dives_animals_seen_length" CHECK (length(animals_seen) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "dive_changes" ADD CONSTRAINT "dive_changes_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_computers" ADD CONSTRAINT "dive_computers_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_cylinders" ADD CONSTRAINT "dive_cylinders_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_logs" ADD CONSTRAINT "dive_logs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_people" ADD CONSTRAINT "dive_people_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_people" ADD CONSTRAINT "dive_people_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_photos" ADD CONSTRAINT "dive_photos_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_photos" ADD CONSTRAINT "dive_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_shares" ADD CONSTRAINT "dive_shares_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_tags" ADD CONSTRAINT "dive_tags_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_trips" ADD CONSTRAINT "dive_trips_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_weights" ADD CONSTRAINT "dive_weights_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dives" ADD CONSTRAINT "dives_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dives" ADD CONSTRAINT "dives_dive_site_id_sites_id_fk" FOREIGN KEY ("dive_site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dives" ADD CONSTRAINT "dives_came_from_sites_id_fk" FOREIGN KEY ("came_from") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dives" ADD CONSTRAINT "dives_trip_id_dive_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."dive_trips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dive_computers_of_dive" ON "dive_computers" USING btree ("dive_id","position");--> statement-breakpoint
CREATE INDEX "dive_people_by_name" ON "dive_people" USING btree ("owner_id","folded","dive_id");--> statement-breakpoint
CREATE INDEX "dive_people_of_member" ON "dive_people" USING btree ("member_id") WHERE member_id is not null;--> statement-breakpoint
CREATE INDEX "dive_photos_of_photo" ON "dive_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dive_shares_token" ON "dive_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "dive_shares_of_dive" ON "dive_shares" USING btree ("dive_id","id");--> statement-breakpoint
CREATE INDEX "dive_tags_by_tag" ON "dive_tags" USING btree ("owner_id","folded","dive_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dive_trips_name" ON "dive_trips" USING btree ("owner_id","folded");--> statement-breakpoint
CREATE INDEX "dives_of_owner" ON "dives" USING btree ("owner_id","starts_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "dives_words" ON "dives" USING gin ("owner_id","words" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dives_client_key" ON "dives" USING btree ("owner_id","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "dives_in_trash" ON "dives" USING btree ("owner_id","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "dives_at_site" ON "dives" USING btree ("dive_site_id") WHERE dive_site_id is not null;--> statement-breakpoint
CREATE INDEX "dives_came_from" ON "dives" USING btree ("came_from") WHERE came_from is not null;--> statement-breakpoint
CREATE INDEX "dives_of_trip" ON "dives" USING btree ("trip_id") WHERE trip_id is not null;