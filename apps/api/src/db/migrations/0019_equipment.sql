CREATE TABLE "dive_equipment" (
	"dive_id" uuid NOT NULL,
	"equipment_id" uuid NOT NULL,
	CONSTRAINT "dive_equipment_dive_id_equipment_id_pk" PRIMARY KEY("dive_id","equipment_id")
);
--> statement-breakpoint
CREATE TABLE "equipment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"brand" text,
	"model" text,
	"serial" text,
	"bought_on" date,
	"service_months" smallint,
	"service_dives" smallint,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"retired_on" date,
	"notes" text,
	CONSTRAINT "equipment_kind_known" CHECK (kind in ('regulator', 'bcd', 'computer', 'suit', 'cylinder', 'camera', 'light', 'mask', 'fins', 'other')),
	CONSTRAINT "equipment_brand_length" CHECK (length(brand) <= 100),
	CONSTRAINT "equipment_model_length" CHECK (length(model) <= 100),
	CONSTRAINT "equipment_serial_length" CHECK (length(serial) <= 100),
	CONSTRAINT "equipment_notes_length" CHECK (length(notes) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "equipment_lists" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"sets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dive_equipment" ADD CONSTRAINT "dive_equipment_dive_id_dives_id_fk" FOREIGN KEY ("dive_id") REFERENCES "public"."dives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dive_equipment" ADD CONSTRAINT "dive_equipment_equipment_id_equipment_id_fk" FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_lists" ADD CONSTRAINT "equipment_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dive_equipment_of_item" ON "dive_equipment" USING btree ("equipment_id");--> statement-breakpoint
CREATE INDEX "equipment_of_owner" ON "equipment" USING btree ("owner_id","position");