CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digested_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_ok_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_length" CHECK (length(endpoint) <= 1000)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "presence" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"instance" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"visible_to" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL,
	"sites" integer DEFAULT 0 NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"is_instructor" boolean DEFAULT false NOT NULL,
	"active_on" date NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"certified_to" text
);
--> statement-breakpoint
CREATE TABLE "people_totals" (
	"list" text NOT NULL,
	"slot" integer NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "people_totals_list_slot_pk" PRIMARY KEY("list","slot")
);
--> statement-breakpoint
CREATE TABLE "people_words" (
	"word" text NOT NULL,
	"user_id" uuid NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "people_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"location" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"privacy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"handle_changed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "profiles_location_length" CHECK (length(location) <= 120),
	CONSTRAINT "profiles_languages_fit" CHECK (texts_fit(languages, 20, 35))
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_of_others" CHECK (blocker_id <> blocked_id)
);
--> statement-breakpoint
CREATE TABLE "buddies" (
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"note" text,
	"asked_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	CONSTRAINT "buddies_low_id_high_id_pk" PRIMARY KEY("low_id","high_id"),
	CONSTRAINT "buddies_ordered" CHECK (low_id < high_id),
	CONSTRAINT "buddies_asked_by_one" CHECK (asked_by in (low_id, high_id)),
	CONSTRAINT "buddies_note_length" CHECK (length(note) <= 300)
);
--> statement-breakpoint
CREATE TABLE "buddy_ads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"lng" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"area" text NOT NULL,
	"radius_km" smallint NOT NULL,
	"level" text,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "buddy_ads_lng_range" CHECK (lng between -180 and 180),
	CONSTRAINT "buddy_ads_lat_range" CHECK (lat between -90 and 90),
	CONSTRAINT "buddy_ads_radius_km_range" CHECK (radius_km between 5 and 500),
	CONSTRAINT "buddy_ads_from_day_below_to_day" CHECK (from_day <= to_day),
	CONSTRAINT "buddy_ads_area_length" CHECK (length(area) <= 120),
	CONSTRAINT "buddy_ads_note_length" CHECK (length(note) <= 300),
	CONSTRAINT "buddy_ads_interests_fit" CHECK (texts_fit(interests, 10, 40)),
	CONSTRAINT "buddy_ads_languages_fit" CHECK (texts_fit(languages, 10, 35))
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"muter_id" uuid NOT NULL,
	"muted_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mutes_muter_id_muted_id_pk" PRIMARY KEY("muter_id","muted_id"),
	CONSTRAINT "mutes_of_others" CHECK (muter_id <> muted_id)
);
--> statement-breakpoint
CREATE TABLE "site_divers" (
	"site_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"came_from" uuid,
	CONSTRAINT "site_divers_site_id_user_id_pk" PRIMARY KEY("site_id","user_id"),
	CONSTRAINT "site_divers_kind_known" CHECK (kind in ('local', 'guide', 'planning'))
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"standing" text NOT NULL,
	"until" timestamp with time zone,
	"reason" text,
	"set_by" uuid,
	"at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "standings_reason_length" CHECK (length(reason) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "actor_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "actors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_handles" ADD CONSTRAINT "former_handles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_cards" ADD CONSTRAINT "people_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_words" ADD CONSTRAINT "people_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddies" ADD CONSTRAINT "buddies_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddies" ADD CONSTRAINT "buddies_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddies" ADD CONSTRAINT "buddies_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buddy_ads" ADD CONSTRAINT "buddy_ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muter_id_users_id_fk" FOREIGN KEY ("muter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_divers" ADD CONSTRAINT "site_divers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_divers" ADD CONSTRAINT "site_divers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_divers" ADD CONSTRAINT "site_divers_came_from_sites_id_fk" FOREIGN KEY ("came_from") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presence_seen" ON "presence" USING btree ("visible_to","seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "former_handles_user" ON "former_handles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_cards_active" ON "people_cards" USING btree ("active_on" DESC NULLS LAST,"user_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "people_cards_active_public" ON "people_cards" USING btree ("active_on" DESC NULLS LAST,"user_id") WHERE listed and is_public;--> statement-breakpoint
CREATE INDEX "people_cards_certified" ON "people_cards" USING btree ("active_on" DESC NULLS LAST,"user_id") WHERE listed and certified_to is not null;--> statement-breakpoint
CREATE INDEX "people_cards_instructors" ON "people_cards" USING btree ("active_on" DESC NULLS LAST,"user_id") WHERE listed and is_instructor and certified_to is not null;--> statement-breakpoint
CREATE INDEX "people_words_found" ON "people_words" USING btree ("word" text_pattern_ops,"user_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "buddies_high" ON "buddies" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "buddies_asked_by" ON "buddies" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "buddy_ads_place" ON "buddy_ads" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "buddy_ads_to" ON "buddy_ads" USING btree ("to_day");--> statement-breakpoint
CREATE INDEX "mutes_muted" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE INDEX "site_divers_user" ON "site_divers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "site_divers_came_from" ON "site_divers" USING btree ("came_from") WHERE came_from is not null;--> statement-breakpoint
CREATE INDEX "standings_until" ON "standings" USING btree ("until");--> statement-breakpoint
CREATE INDEX "standings_set_by" ON "standings" USING btree ("set_by");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_gathered" ON "notifications" USING btree ("user_id","group_key") WHERE read_at is null and group_key is not null;