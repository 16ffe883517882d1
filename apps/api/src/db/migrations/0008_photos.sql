CREATE TABLE "photo_ratings" (
	"photo_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_ratings_photo_id_user_id_pk" PRIMARY KEY("photo_id","user_id"),
	CONSTRAINT "photo_ratings_range" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"uploader_id" uuid,
	"client_key" uuid,
	"client_index" smallint DEFAULT 0 NOT NULL,
	"site_id" uuid,
	"came_from" uuid,
	"caption" text,
	"description" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"approval_status" text NOT NULL,
	"rejection_reason" text,
	"approved_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"thumbhash" "bytea",
	"color" text,
	"looks" bigint,
	"taken_at" timestamp,
	"camera" text,
	"taken_lng" double precision,
	"taken_lat" double precision,
	"is_illustration" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"average_rating" real GENERATED ALWAYS AS (case when rating_count > 0 then rating_sum::real / rating_count end) STORED,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_key_shape" CHECK (key ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "photos_status_known" CHECK (approval_status in ('approved', 'pending', 'rejected', 'removed')),
	CONSTRAINT "photos_state_known" CHECK (state in ('processing', 'ready', 'broken')),
	CONSTRAINT "photos_caption_length" CHECK (length(caption) <= 200),
	CONSTRAINT "photos_description_length" CHECK (length(description) <= 2000),
	CONSTRAINT "photos_tags_fit" CHECK (texts_fit(tags, 20, 40)),
	CONSTRAINT "photos_reason_length" CHECK (length(rejection_reason) <= 500),
	CONSTRAINT "photos_rating_sum_fits" CHECK (rating_sum between rating_count and rating_count * 5),
	CONSTRAINT "photos_size_fits" CHECK (width >= 0 and height >= 0)
);
--> statement-breakpoint
ALTER TABLE "photo_ratings" ADD CONSTRAINT "photo_ratings_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_ratings" ADD CONSTRAINT "photo_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_came_from_sites_id_fk" FOREIGN KEY ("came_from") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_ratings_of_user" ON "photo_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_key" ON "photos" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_client_key" ON "photos" USING btree ("uploader_id","client_key","client_index") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "photos_newest" ON "photos" USING btree ("id" DESC NULLS LAST) WHERE approval_status = 'approved' and state = 'ready';--> statement-breakpoint
CREATE INDEX "photos_of_site" ON "photos" USING btree ("site_id",coalesce(average_rating, 0) desc,"id" DESC NULLS LAST) WHERE approval_status = 'approved' and state = 'ready';--> statement-breakpoint
CREATE INDEX "photos_pending" ON "photos" USING btree ("submitted_at","id") WHERE approval_status = 'pending' and state = 'ready';--> statement-breakpoint
CREATE INDEX "photos_of_uploader" ON "photos" USING btree ("uploader_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photos_at_site" ON "photos" USING btree ("site_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photos_came_from" ON "photos" USING btree ("came_from") WHERE came_from is not null;--> statement-breakpoint
CREATE INDEX "users_avatar_url" ON "users" USING btree ("avatar_url") WHERE avatar_url is not null;--> statement-breakpoint
CREATE INDEX "photos_processing" ON "photos" USING btree ("created_at") WHERE state = 'processing';--> statement-breakpoint
-- Who may see a picture is remembered by its key, and what galleries show is kept for a while.
CREATE TRIGGER "photos_tell" AFTER INSERT OR DELETE OR UPDATE OF "approval_status", "state", "uploader_id", "site_id",
  "caption", "description", "tags" ON "photos"
  FOR EACH ROW EXECUTE FUNCTION "tell_changed_person"('media', 'key');
--> statement-breakpoint
-- The reply about a site names its published photos.
CREATE TRIGGER "photos_tell_sites" AFTER INSERT ON "photos"
  FOR EACH ROW WHEN (NEW."approval_status" = 'approved' AND NEW."state" = 'ready') EXECUTE FUNCTION "tell_changed"('sites');
--> statement-breakpoint
CREATE TRIGGER "photos_tell_sites_changed" AFTER UPDATE OF "approval_status", "state", "site_id", "caption" ON "photos"
  FOR EACH ROW WHEN ('approved' IN (OLD."approval_status", NEW."approval_status")) EXECUTE FUNCTION "tell_changed"('sites');
--> statement-breakpoint
CREATE TRIGGER "photos_tell_sites_gone" AFTER DELETE ON "photos"
  FOR EACH ROW WHEN (OLD."approval_status" = 'approved') EXECUTE FUNCTION "tell_changed"('sites');
--> statement-breakpoint
-- Tells every instance that what waits for moderators is another than before.
CREATE TRIGGER "photos_tell_moderation" AFTER INSERT ON "photos"
  FOR EACH ROW WHEN (NEW."approval_status" = 'pending' AND NEW."state" = 'ready')
  EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "photos_tell_moderation_changed" AFTER UPDATE OF "approval_status", "state" ON "photos"
  FOR EACH ROW WHEN ('pending' IN (OLD."approval_status", NEW."approval_status"))
  EXECUTE FUNCTION "tell_changed"('moderation');
--> statement-breakpoint
CREATE TRIGGER "photos_tell_moderation_gone" AFTER DELETE ON "photos"
  FOR EACH ROW WHEN (OLD."approval_status" = 'pending') EXECUTE FUNCTION "tell_changed"('moderation');
