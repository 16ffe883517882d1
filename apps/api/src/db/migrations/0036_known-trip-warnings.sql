CREATE TABLE "known_trip_warnings" (
	"trip_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_trip_warnings_trip_id_user_id_key_pk" PRIMARY KEY("trip_id","user_id","key"),
	CONSTRAINT "known_trip_warnings_key_length" CHECK (length(key) <= 120)
);
--> statement-breakpoint
ALTER TABLE "known_trip_warnings" ADD CONSTRAINT "known_trip_warnings_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_trip_warnings" ADD CONSTRAINT "known_trip_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_trip_warnings_user" ON "known_trip_warnings" USING btree ("user_id");