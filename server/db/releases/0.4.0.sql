CREATE SCHEMA drizzle;


--
-- Name: refuse_document_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_document_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	RAISE EXCEPTION 'a document that was issued is never changed or deleted';
END $$;


--
-- Name: refuse_order_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_order_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	RAISE EXCEPTION 'what was ordered is never changed';
END $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: admin_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.admin_sessions (
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    device text,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    password_mark text
);


--
-- Name: alerts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alerts (
    kind text NOT NULL,
    server text DEFAULT ''::text NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    suspected_at timestamp with time zone,
    began_at timestamp with time zone,
    calm_since timestamp with time zone,
    facts jsonb,
    told_on date,
    told_over_on date,
    CONSTRAINT alerts_kind CHECK ((kind = ANY (ARRAY['mail-stuck'::text, 'card-failing'::text, 'disk-full'::text, 'backup-old'::text, 'certificate-ending'::text, 'no-backup-key'::text])))
);


--
-- Name: backup_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.backup_runs (
    id bigint NOT NULL,
    state text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    file text,
    bytes bigint,
    reason text,
    CONSTRAINT backup_runs_ended CHECK (((state = 'running'::text) = (ended_at IS NULL))),
    CONSTRAINT backup_runs_file CHECK (((state = 'done'::text) = ((file IS NOT NULL) AND (bytes IS NOT NULL)))),
    CONSTRAINT backup_runs_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);


--
-- Name: backup_runs_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.backup_runs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.backup_runs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: bank_layouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_layouts (
    fingerprint text NOT NULL,
    columns jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: bank_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_lines (
    id text NOT NULL,
    payment_id uuid NOT NULL,
    booked_on date,
    applied_at timestamp with time zone NOT NULL,
    link text DEFAULT 'received'::text NOT NULL,
    CONSTRAINT bank_lines_link CHECK ((link = ANY (ARRAY['received'::text, 'entered'::text])))
);


--
-- Name: booking_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.booking_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    device text NOT NULL,
    text text NOT NULL
);


--
-- Name: bookings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bookings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    user_id text,
    status text NOT NULL,
    submitted_at timestamp with time zone,
    hold_expires_at timestamp with time zone,
    reminded_at timestamp with time zone,
    retreat_id uuid,
    package_type text,
    place_number integer,
    first_name text,
    last_name text,
    email text,
    phone text,
    emergency_contact text,
    emergency_phone text,
    age double precision,
    weight double precision,
    height double precision,
    kiting_experience text,
    health_conditions text,
    room text,
    diet text,
    wetsuit_size text,
    wetsuit_gender text,
    tier text,
    base_price_cents integer,
    room_supplement_cents integer,
    discount_cents integer,
    total_cents integer,
    deposit_cents integer,
    balance_cents integer,
    balance_due_on date,
    reference_suffix text NOT NULL,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    is_example boolean DEFAULT false NOT NULL,
    cancelled_at timestamp with time zone,
    cancellation_rule text,
    health_consent_at timestamp with time zone,
    health_consent_version text,
    health_consent_withdrawn_at timestamp with time zone,
    search_text text GENERATED ALWAYS AS (lower(
CASE
    WHEN (octet_length(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix)) = char_length(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix))) THEN ((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix)
    ELSE translate(replace(replace(replace(replace(replace(replace(replace(replace(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix), 'ß'::text, 'ss'::text), 'ẞ'::text, 'SS'::text), 'æ'::text, 'ae'::text), 'Æ'::text, 'AE'::text), 'œ'::text, 'oe'::text), 'Œ'::text, 'OE'::text), 'þ'::text, 'th'::text), 'Þ'::text, 'TH'::text), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹøØłŁđĐðÐħĦŧŦŋŊıəƏ’‘ʼʻ´`′“”„″‐‑‒–—−̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̕̚'::text, 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyyAaAaAaCcCcCcCcDdEeEeEeEeEeGgGgGgGgHhIiIiIiIiIJjKkLlLlLlNnNnNnOoOoOoRrRrRrSsSsSsSsTtTtUuUuUuUuUuUuWwYyYZzZzZzOoUuAaIiOoUuUuUuUuUuAaAaGgKkOoOojGgNnAaAaAaEeEeIiIiOoOoRrRrUuUuSsTtHhAaEeOoOoOoOoYyAaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwyAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyoOlLdDdDhHtTnNieE''''''''''''''""""------'::text)
END)) STORED NOT NULL,
    time_zone text,
    arrival_flight text,
    arrival_date date,
    arrival_time text,
    departure_flight text,
    departure_date date,
    departure_time text,
    travel_note text,
    lowered_cents integer DEFAULT 0 NOT NULL,
    refund_link_version integer DEFAULT 1 NOT NULL,
    refund_asked_at timestamp with time zone,
    refund_account text,
    refund_account_at timestamp with time zone,
    pay_link_version integer DEFAULT 1 NOT NULL,
    room_share uuid,
    room_wish text,
    coach text,
    papers_checked_at timestamp with time zone,
    packed_at timestamp with time zone,
    order_version text,
    ordered_at timestamp with time zone,
    ordered_cents integer,
    order_changed_at timestamp with time zone,
    handed_over_at timestamp with time zone,
    payment_plan jsonb,
    raised_cents integer DEFAULT 0 NOT NULL,
    CONSTRAINT bookings_cancellation_rule CHECK ((cancellation_rule = ANY (ARRAY['within_48_hours'::text, '45_days_or_more'::text, '30_to_44_days'::text, 'under_30_days'::text, 'cancelled_by_organiser'::text, 'extraordinary_circumstances'::text, 'waived'::text, 'change_refused'::text]))),
    CONSTRAINT bookings_cancelled CHECK ((num_nulls(cancelled_at, cancellation_rule) =
CASE
    WHEN (status = 'cancelled'::text) THEN 0
    ELSE 2
END)),
    CONSTRAINT bookings_health_consent CHECK (((num_nulls(health_consent_at, health_consent_version) = ANY (ARRAY[0, 2])) AND ((health_consent_withdrawn_at IS NULL) OR (health_consent_at IS NOT NULL)))),
    CONSTRAINT bookings_hold CHECK (((hold_expires_at IS NULL) OR (status = 'booking_submitted'::text))),
    CONSTRAINT bookings_order CHECK (((num_nulls(order_version, ordered_at, ordered_cents) = ANY (ARRAY[0, 3])) AND ((order_changed_at IS NULL) OR (order_version IS NOT NULL)))),
    CONSTRAINT bookings_package_type CHECK ((package_type = ANY (ARRAY['kiter'::text, 'non-kiter'::text]))),
    CONSTRAINT bookings_payment_plan CHECK (((payment_plan IS NULL) OR ((jsonb_typeof(payment_plan) = 'array'::text) AND ((jsonb_array_length(payment_plan) >= 2) AND (jsonb_array_length(payment_plan) <= 3))))),
    CONSTRAINT bookings_place_is_somewhere CHECK (((place_number IS NULL) OR ((place_number >= 1) AND (retreat_id IS NOT NULL) AND (package_type IS NOT NULL)))),
    CONSTRAINT bookings_place_while_held CHECK (((status = ANY (ARRAY['booking_submitted'::text, 'payment_confirmed'::text])) = (place_number IS NOT NULL))),
    CONSTRAINT bookings_quote_adds_up CHECK (((total_cents IS NULL) OR ((total_cents = ((((base_price_cents + room_supplement_cents) - discount_cents) - lowered_cents) + raised_cents)) AND (balance_cents = (total_cents - deposit_cents)) AND (discount_cents >= 0) AND (lowered_cents >= 0) AND (raised_cents >= 0) AND (balance_cents >= 0)))),
    CONSTRAINT bookings_quote_whole CHECK ((num_nulls(tier, base_price_cents, room_supplement_cents, discount_cents, total_cents, deposit_cents, balance_cents, balance_due_on) = ANY (ARRAY[0, 8]))),
    CONSTRAINT bookings_room CHECK ((room = ANY (ARRAY['private'::text, 'shared'::text]))),
    CONSTRAINT bookings_room_share CHECK (((room_share IS NULL) OR ((place_number IS NOT NULL) AND (NOT (room IS DISTINCT FROM 'shared'::text))))),
    CONSTRAINT bookings_sealed_refund_account CHECK ((refund_account ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)),
    CONSTRAINT bookings_status CHECK ((status = ANY (ARRAY['in_progress'::text, 'booking_submitted'::text, 'payment_confirmed'::text, 'cancelled'::text, 'expired'::text]))),
    CONSTRAINT bookings_submitted CHECK (((status = 'in_progress'::text) OR (submitted_at IS NOT NULL))),
    CONSTRAINT bookings_tier CHECK ((tier = ANY (ARRAY['super_early_bird'::text, 'early_bird'::text, 'standard'::text])))
);


--
-- Name: browser_errors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.browser_errors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    fingerprint text NOT NULL,
    message text NOT NULL,
    stack text NOT NULL,
    page text NOT NULL,
    browsers text[] NOT NULL,
    version text NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone
);


--
-- Name: change_choices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.change_choices (
    change_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    state text NOT NULL,
    agreed_cents integer NOT NULL,
    raised_cents integer NOT NULL,
    rise_cents integer NOT NULL,
    told_at timestamp with time zone,
    reminded_at timestamp with time zone,
    answered_at timestamp with time zone,
    CONSTRAINT change_choices_answered CHECK (((state = 'asked'::text) = (answered_at IS NULL))),
    CONSTRAINT change_choices_state CHECK ((state = ANY (ARRAY['asked'::text, 'accepted'::text, 'left'::text, 'silent'::text, 'told'::text, 'ended'::text])))
);


--
-- Name: checkout_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.checkout_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id text,
    url text,
    booking_id uuid NOT NULL,
    payment_type text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    by_pay_link boolean DEFAULT false NOT NULL,
    method text DEFAULT 'card'::text NOT NULL,
    payer_email text,
    CONSTRAINT checkout_sessions_amount CHECK ((amount_cents > 0)),
    CONSTRAINT checkout_sessions_method CHECK ((method = ANY (ARRAY['card'::text, 'bancontact'::text, 'ideal'::text]))),
    CONSTRAINT checkout_sessions_opened CHECK (((state = ANY (ARRAY['opening'::text, 'closed'::text])) OR ((provider_id IS NOT NULL) AND (url IS NOT NULL)))),
    CONSTRAINT checkout_sessions_payment_type CHECK ((payment_type = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text]))),
    CONSTRAINT checkout_sessions_state CHECK ((state = ANY (ARRAY['opening'::text, 'open'::text, 'settled'::text, 'refunded'::text, 'failed'::text, 'closed'::text])))
);


--
-- Name: complaints; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.complaints (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    user_id text NOT NULL,
    text text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    acknowledged_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    answer text,
    CONSTRAINT complaints_answered CHECK ((num_nulls(answered_at, answer) = ANY (ARRAY[0, 2])))
);


--
-- Name: contacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contacts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    first_name text NOT NULL,
    last_name text,
    email text NOT NULL,
    phone text,
    retreat text,
    experience text,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    user_id text,
    answered_at timestamp with time zone
);


--
-- Name: date_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.date_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    retreat_id uuid NOT NULL,
    words text,
    rise_cents integer DEFAULT 0 NOT NULL,
    rise_reason text,
    choose_by date,
    announced_at timestamp with time zone NOT NULL,
    device text NOT NULL,
    taken_back_at timestamp with time zone,
    CONSTRAINT date_changes_rise CHECK (((rise_cents >= 0) AND ((rise_cents > 0) = (rise_reason IS NOT NULL)))),
    CONSTRAINT date_changes_something CHECK (((words IS NOT NULL) OR (rise_cents > 0)))
);


--
-- Name: document_counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.document_counters (
    kind text NOT NULL,
    year integer NOT NULL,
    last integer NOT NULL
);


--
-- Name: documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.documents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    booking_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    content jsonb NOT NULL,
    CONSTRAINT documents_kind CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text]))),
    CONSTRAINT documents_number_from_one CHECK ((number >= 1))
);


--
-- Name: hand_overs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hand_overs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    state text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    accept_by date NOT NULL,
    to_name text,
    to_email text,
    ended_at timestamp with time zone,
    reason text,
    from_user_id text,
    from_name text,
    from_email text,
    CONSTRAINT hand_overs_ended CHECK (((state = ANY (ARRAY['asked'::text, 'open'::text])) = (ended_at IS NULL))),
    CONSTRAINT hand_overs_state CHECK ((state = ANY (ARRAY['asked'::text, 'open'::text, 'accepted'::text, 'taken_back'::text, 'refused'::text, 'lapsed'::text])))
);


--
-- Name: history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.history (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text NOT NULL,
    device text,
    booking_id uuid,
    retreat_id uuid,
    what text NOT NULL,
    before text,
    after text,
    CONSTRAINT history_actor CHECK ((actor = ANY (ARRAY['operator'::text, 'guest'::text, 'site'::text]))),
    CONSTRAINT history_device CHECK (((device IS NULL) OR (actor = 'operator'::text)))
);


--
-- Name: history_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: kept_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kept_lines (
    id text NOT NULL,
    booked_on date,
    amount_cents integer NOT NULL,
    text text NOT NULL,
    bank_reference text,
    occurrence integer NOT NULL,
    state text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    kept_at timestamp with time zone NOT NULL,
    CONSTRAINT kept_lines_amount CHECK ((amount_cents > 0)),
    CONSTRAINT kept_lines_state CHECK ((state = ANY (ARRAY['waiting'::text, 'ignored'::text])))
);


--
-- Name: leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.leases (
    name text NOT NULL,
    holder uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid,
    template text NOT NULL,
    occasion text,
    recipient text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    files jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    state text DEFAULT 'kept'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    sent_at timestamp with time zone,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    open_until timestamp with time zone,
    changed_from jsonb,
    CONSTRAINT mails_one_line CHECK ((((recipient || COALESCE(reply_to, ''::text)) || subject) !~ '[[:cntrl:]]'::text)),
    CONSTRAINT mails_sent CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_state CHECK ((state = ANY (ARRAY['kept'::text, 'queued'::text, 'sent'::text, 'failed'::text])))
);


--
-- Name: notion_sync; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notion_sync (
    id integer NOT NULL,
    state text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    reason text,
    CONSTRAINT notion_sync_ended CHECK (((state = 'running'::text) = (ended_at IS NULL))),
    CONSTRAINT notion_sync_one_row CHECK ((id = 1)),
    CONSTRAINT notion_sync_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);


--
-- Name: operator_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operator_settings (
    id integer NOT NULL,
    mail_on_booking boolean DEFAULT true NOT NULL,
    mail_on_card_payment boolean DEFAULT true NOT NULL,
    mail_on_cancellation boolean DEFAULT true NOT NULL,
    morning_digest boolean DEFAULT true NOT NULL,
    digested_on date,
    CONSTRAINT operator_settings_one_row CHECK ((id = 1))
);


--
-- Name: order_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_texts (
    version text NOT NULL,
    body text NOT NULL,
    stored_at timestamp with time zone NOT NULL
);


--
-- Name: order_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_versions (
    version text NOT NULL,
    texts_version text NOT NULL,
    body text NOT NULL,
    stored_at timestamp with time zone NOT NULL
);


--
-- Name: orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    version text NOT NULL,
    ordered_at timestamp with time zone NOT NULL,
    language text NOT NULL,
    ordered_by text NOT NULL,
    total_cents integer NOT NULL,
    CONSTRAINT orders_language CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'nl'::text]))),
    CONSTRAINT orders_ordered_by CHECK ((ordered_by = ANY (ARRAY['guest'::text, 'pay_link'::text]))),
    CONSTRAINT orders_total CHECK ((total_cents >= 0))
);


--
-- Name: passkey_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey_challenges (
    asker text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    signature_count bigint NOT NULL,
    rp_id text NOT NULL,
    password_mark text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    method text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    provider_reference text,
    reference_text text,
    refund_of uuid,
    refund_reason text,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    disputed_at timestamp with time zone,
    reason_note text,
    disputed_cents integer,
    waived_cents integer,
    received_on date,
    note text,
    papers_due_at timestamp with time zone,
    entry_before jsonb,
    undone_at timestamp with time zone,
    payer_email text,
    CONSTRAINT payments_amount CHECK ((amount_cents > 0)),
    CONSTRAINT payments_disputed_cents CHECK (((disputed_cents IS NULL) OR (disputed_cents >= 0))),
    CONSTRAINT payments_kind CHECK ((kind = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text, 'refund'::text]))),
    CONSTRAINT payments_method CHECK ((method = ANY (ARRAY['card'::text, 'bank_transfer'::text, 'cash'::text, 'bancontact'::text, 'ideal'::text]))),
    CONSTRAINT payments_papers_wait CHECK (((papers_due_at IS NULL) OR ((state = 'received'::text) AND (entry_before IS NOT NULL)))),
    CONSTRAINT payments_reason_of_refund CHECK (((refund_reason IS NULL) OR (kind = 'refund'::text))),
    CONSTRAINT payments_refund_of CHECK (((kind = 'refund'::text) = (refund_of IS NOT NULL))),
    CONSTRAINT payments_refund_reason CHECK ((refund_reason = ANY (ARRAY['booking_cancelled'::text, 'booking_changed'::text, 'no_place_left'::text, 'paid_too_much'::text, 'paid_after_cancelling'::text, 'hold_ended'::text, 'given_back'::text, 'dispute_lost'::text, 'price_lowered'::text, 'paid_back'::text, 'taken_back'::text]))),
    CONSTRAINT payments_state CHECK ((state = ANY (ARRAY['initiated'::text, 'reported'::text, 'received'::text, 'rejected'::text, 'failed'::text, 'refunded'::text]))),
    CONSTRAINT payments_waived_cents CHECK (((waived_cents IS NULL) OR (waived_cents > 0)))
);


--
-- Name: provider_failures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.provider_failures (
    call text NOT NULL,
    failures integer NOT NULL,
    failing_since timestamp with time zone NOT NULL,
    last_failed_at timestamp with time zone NOT NULL
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer NOT NULL,
    expire timestamp with time zone
);


--
-- Name: refund_tries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refund_tries (
    refund_id uuid NOT NULL,
    failures integer NOT NULL,
    failing_since timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    key_number integer DEFAULT 0 NOT NULL,
    told_at timestamp with time zone,
    CONSTRAINT refund_tries_counts CHECK (((failures >= 0) AND (key_number >= 0)))
);


--
-- Name: restores; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.restores (
    id bigint NOT NULL,
    backup_made_at timestamp with time zone NOT NULL,
    restored_at timestamp with time zone NOT NULL,
    activated_at timestamp with time zone
);


--
-- Name: restores_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.restores ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.restores_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: retreats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.retreats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    places_kiter integer NOT NULL,
    places_non_kiter integer NOT NULL,
    status text NOT NULL,
    minimum_guests integer,
    cancelled_at timestamp with time zone,
    cancellation_reason text,
    lodge_link_version integer DEFAULT 1 NOT NULL,
    lodge_link_at timestamp with time zone,
    CONSTRAINT retreats_cancellation_reason CHECK ((cancellation_reason = ANY (ARRAY['organiser'::text, 'extraordinary'::text]))),
    CONSTRAINT retreats_cancelled CHECK ((num_nulls(cancelled_at, cancellation_reason) =
CASE
    WHEN (status = 'cancelled'::text) THEN 0
    ELSE 2
END)),
    CONSTRAINT retreats_dates_in_order CHECK ((starts_on <= ends_on)),
    CONSTRAINT retreats_minimum CHECK (((minimum_guests IS NULL) OR (minimum_guests >= 1))),
    CONSTRAINT retreats_places CHECK (((places_kiter >= 0) AND (places_non_kiter >= 0))),
    CONSTRAINT retreats_status CHECK ((status = ANY (ARRAY['draft'::text, 'on_sale'::text, 'closed'::text, 'cancelled'::text])))
);


--
-- Name: sandbox_checkouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_checkouts (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    payment_intent text NOT NULL,
    booking_id text NOT NULL,
    payment_type text NOT NULL,
    description text NOT NULL,
    amount_cents integer NOT NULL,
    status text NOT NULL,
    success_url text NOT NULL,
    cancel_url text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    method text DEFAULT 'card'::text NOT NULL
);


--
-- Name: sandbox_refunds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_refunds (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    payment_intent text NOT NULL,
    amount_cents integer NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: unclaimed_holds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.unclaimed_holds (
    booking_id uuid NOT NULL,
    browser_key text NOT NULL,
    network_key text NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_in_lower_case CHECK ((email = lower(email)))
);


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: webhook_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_events (
    id text NOT NULL,
    type text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    processed_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    due_at timestamp with time zone NOT NULL,
    CONSTRAINT webhook_events_subject_kind CHECK ((subject_kind = ANY (ARRAY['checkout'::text, 'payment'::text, 'dispute'::text])))
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '96a7a8bedf84506db49caa7c7c0fe4f569a66e4eee704400c57bd442bc875875', 1795319988885),
	(2, 'e2996488a5887fd67d4adb945dbbc04deca8ecb9a895a643242ba5449a2e4be7', 1795322679971),
	(3, '08d4c3bf9b9699d5c0d611d81f4bfeae5487d5a4499bffb8b79755927748c0eb', 1795325259450),
	(4, 'aa13849de2db12958fd0f617fba691e7948a84757823f3a5d539a08b9fdc1922', 1795329285331),
	(5, '1be09045ecdf05c20c4def67848fb50d8b1d5957514074e4d70798d41e93473e', 1795332116120),
	(6, '729085bae42773e827bfc2214539c07b4740c2d6d8a1d5e00b0719c40b20dc3f', 1795332686732),
	(7, '809b2eb06300ca07835466d0c32f656f71e27be318e05d0cd5579894143d1fe4', 1795340416878),
	(8, 'a246b7d9fa0835384604f653e097606efe9534bf97625f6c2e338f2cf7ad8e72', 1795341515121),
	(9, 'abcd7d485c9b1f63fe87526563fda685260a0e681d19856c4a75e45ae824347e', 1795344627120),
	(10, '765856c4a108e65b3bdc803da10e9603bc774c748b0f6e481bb8fed1f2352109', 1795351022586),
	(11, '918378b467e547964a71b9677f1ebbe66e10abb3f07dbbb6895e3ee01a4f9f3b', 1795351678804),
	(12, '41f47a1f616772bbe904a823305ac19bc53e5ce91c9284e5f210e480e67d6689', 1795354592919),
	(13, '155787cf2ad0130939ca0785fed25f99e9363d64ccbffb97d754bff0cbaf145f', 1795354626855),
	(14, 'ba0c1eed4e10cce3c9040e6ed44fa406352da1523bb7401731dec26fd9d2ad85', 1795355080558),
	(15, '6d5a25f4bc7486917c83313beae37a4e2ddf11acf4691a90353c9cdb3107fb7f', 1795355691882),
	(16, '738fb21ecbfd77a303c78ce215b9213182d5a17469de0990bd93f364a2b0afef', 1795355708516),
	(17, '9bfc7677b9c70abeca73c0342728c83dda7dec38e24d2f18420ee76fa6f81f53', 1795356370643),
	(18, 'be1ba4a92d8447cc1a8312171bd73f2637a4724e77aba27829e1a9b20bd6c6c6', 1795357437972),
	(19, 'a1f33b60d966a32feea1061535c1b1a74808556fa609c4090e6a03d57865c027', 1795358370958),
	(20, '0b777a175d8fab43ae103c51bd7a08dd27e6d5f452665b0505004252a2cf3a6f', 1795358383448);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(21, '1e7c2f8c00b12ce06a5a30a0e95c974ca8f2db3100132ac912edd9e4326c710a', 1795363513137),
	(22, 'cf01f5cc84004ed59814e9cb40f50d2bd31bb0887d2c8c00694b0694e65dae3f', 1795366721070),
	(23, 'b26be8baf416e8cea7e8f0acb5e7631ac372cf4e62ebdb9397fe250a2d2083da', 1795367810105),
	(24, 'a67d000633d71e15a9ddea86043dab94d8de85c3a7fb683cd876937a30eeac8a', 1795374594718),
	(25, '3b3925602599afabb0b796f6b42b624b235ef082d839b9f4c78c2d3f718342aa', 1795386320326),
	(26, '15af213a0f20da20f5d75800fdac6e087cd83b518a5ce43e15af3ad44565f2a6', 1795388395977),
	(27, 'c45bc1223327fe33329e04fd078812ef0dfe460e286556fecd96e98d74d98d99', 1795390344361),
	(28, 'd234af878c22647b1063c87f72905ab07164fec4cc54f89cb2b43f82352b077c', 1795390969812),
	(29, '19d568747715f424ea0c9d493954f3b13ad1a2d043afa50cbb57ae1de0856bb4', 1795474878972);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('Zit2sd9MzNB7c42hkWVQ4bOHTeQJqNI0', 'BDA4L7OWzcBfckpvSExS5iVktl0Fkocv', 'credential', 'BDA4L7OWzcBfckpvSExS5iVktl0Fkocv', NULL, NULL, NULL, NULL, NULL, NULL, '3771b481560226482bb42a8105b51220:43b2ba739f6137f48510889ca9465acf4c634fbf61ab17517fd8eb9b2e316aeb5eb2ac2b150e473f4bfa3b9e38f831363f507a978f484b199fdeff1d02043e79', '2026-11-23 23:59:48.318+00', '2026-11-23 23:59:48.318+00'),
	('A2pu8FwqJQhJHoYHej0xi9ribWbTOyF4', 'xUC8jqzAGNsc6LGqUjGsMETlzBHlSgYj', 'credential', 'xUC8jqzAGNsc6LGqUjGsMETlzBHlSgYj', NULL, NULL, NULL, NULL, NULL, NULL, '03e0ef5af621a4bdf195188d8d971dbe:d6f7afa4613702a874cc1354433d254258af4cbe23760c83427fe1f5b841db3de077d33ef4ac73813911de3bc0c6881d3af78cc70be80e6c0d8ad5f8261ede56', '2026-11-23 23:59:48.662+00', '2026-11-23 23:59:48.662+00'),
	('Vh9D6EZHV0eVJKABeVjwi6FAwBQMj5YG', 'AxieVvrwydTNSNUs8qnSyIPS6ITLHYyY', 'credential', 'AxieVvrwydTNSNUs8qnSyIPS6ITLHYyY', NULL, NULL, NULL, NULL, NULL, NULL, '74c4c4dcaf5201e48a8803bf72303da6:a633487ff2109e4289cdf711e5df53c9dd27eace3ab65e861967f757d086213f5d3c6c0d5e050cdcbb222c0b91d6020d4156088a431a93f1e1008a5225cc17ce', '2026-11-23 23:59:48.958+00', '2026-11-23 23:59:48.958+00'),
	('UqxAKItzWzPHVp621rYLVDqWCicH8Otv', 'xeZwm7ik8ptrmjCe8H1SB9XgeNS6y2RO', 'credential', 'xeZwm7ik8ptrmjCe8H1SB9XgeNS6y2RO', NULL, NULL, NULL, NULL, NULL, NULL, '88891287650f4ac1c4a34edafdc544ea:a1bd344bc2e48dacc2237fea57b1672a77023178dd5a097bb26a4ecf4d9c1a6ecf5d737b666145b6fe67c96e8cc3a01fdb110b8bb97a6e96b53cb615a3320bfb', '2026-11-23 23:59:49.163+00', '2026-11-23 23:59:49.163+00'),
	('YNGBzIMHEqvLE4LEccpPcr6yAttxhsow', 'jejijuWUeNMvkmTReXAjDzZmDbHBlmpO', 'credential', 'jejijuWUeNMvkmTReXAjDzZmDbHBlmpO', NULL, NULL, NULL, NULL, NULL, NULL, 'a0c5d6d7be635d7fc628cb2d6414f967:b902243ae09f5ead42f24bc6b526be411b0687651360a19b8fb1fbf548611402c2afc0245a3bbeac93a433480d6842c90c3cbceff6a3ee079244d55d597b2aa7', '2026-11-23 23:59:49.316+00', '2026-11-23 23:59:49.316+00'),
	('7fA8zm3Rd2PTlvi1mKG0iYdCaIYHL9om', '09dSjrutTnoiXxnq9IDP9EDt7jiJ6RhJ', 'credential', '09dSjrutTnoiXxnq9IDP9EDt7jiJ6RhJ', NULL, NULL, NULL, NULL, NULL, NULL, '5b372875ddb1ad4222f6b48522b2622e:7f1738b59198431847ecd9cd44310bb6d3cbdbb25788a8db5795a810d3eac441395ebc055c240994fff324a2c02e31bee988e457c9ad9687822bea53b48971fc', '2026-11-23 23:59:49.466+00', '2026-11-23 23:59:49.466+00'),
	('BcpjxCQUS98N1bzFZcokdC6lJ9E2OluA', 'OZxrv0zTH7EjwtXR55q0gVb3UL2W3lLa', 'credential', 'OZxrv0zTH7EjwtXR55q0gVb3UL2W3lLa', NULL, NULL, NULL, NULL, NULL, NULL, '9c54da3a77c4bff873fe68e4b4f4b4c1:b59020c28ad427cc9b46b8375e72697aa243cf06e2e18f74dd17a6df0eb8ea88e3f3969bd2bf116ce1392e924deaba40dcb6089595cc92b950c117d00cfaa83a', '2026-11-23 23:59:49.644+00', '2026-11-23 23:59:49.644+00'),
	('V0IqI3ePO2LWy38Axw7FYCGlAn3M6PY0', 'L7P9FQ38PGCBb78PxhX5d6JcZcrwohZN', 'credential', 'L7P9FQ38PGCBb78PxhX5d6JcZcrwohZN', NULL, NULL, NULL, NULL, NULL, NULL, '8b2788070f9394c9a6d9fee79b14f4df:b7010470c06394e019d72592a5a9256169d705a06e0b2c795f254005d2679ae67417f965569ed866ea3b4dcc45ac4e267d1f51b11f8a50390cc00dba5403032d', '2026-11-23 23:59:50.388+00', '2026-11-23 23:59:50.388+00');


--
-- Data for Name: admin_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.admin_sessions VALUES
	('b4e990c764d0dd85f968b4bdc000d5509ec18e86e0345c42330f3b8fdb94c1cc', '2025-09-03 22:00:00+00', 'a device', 'e1efd52d-cd8f-4c72-b11e-fe761737cf81', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU');


--
-- Data for Name: alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alerts VALUES
	('mail-stuck', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('card-failing', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('disk-full', 'test', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('backup-old', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('certificate-ending', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('no-backup-key', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: backup_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.backup_runs OVERRIDING SYSTEM VALUE VALUES
	(1, 'done', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'tradewind-2025-09-02T03-00-00.000Z.jsonl.gz.age', 1000, NULL);


--
-- Data for Name: bank_layouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bank_layouts VALUES
	('0d8329ea6b264b1a719d8082595d1f35', '{"date": 0, "name": null, "text": null, "amount": 1, "status": null, "account": null, "debitCredit": null}', '2025-09-01 09:00:00+00');


--
-- Data for Name: bank_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bank_lines VALUES
	('fc2b8cfe378790e891b0b0e8bb18ad86', 'adc9b60f-705f-4f08-afcf-3c80feff2d42', '2025-09-03', '2025-09-01 09:00:00+00', 'received');


--
-- Data for Name: booking_notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.booking_notes VALUES
	('9e957721-0089-47fe-83af-f8b11cbb4ec5', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', '2025-09-03 10:00:00+00', 'a device', 'Called: comes by train');


--
-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bookings VALUES
	('1b030179-10aa-4095-b715-7cbd55fdec13', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, 'ce73223d-2a52-499c-b61d-46cb78bca4a2', 'kiter', 1, 'Example', 'Guest 1', 'guest1@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:vIu5zaKakC_T76W8ry1o4M2xdN8LmqF6gzEw1XjpDDOMSsZInQpoDV2rgQ', 'sealed:1:b44a573ae91d7f14:CBDmNQi0gj5xiWzcFWl5cYZLQ4b9zwR0xGEQ8DGRaOObr-MY5rcS', 31, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'Y986', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0),
	('8adb3c4a-9b37-482e-964a-b49f0eb159fc', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, 'ce73223d-2a52-499c-b61d-46cb78bca4a2', 'kiter', 2, 'Example', 'Guest 2', 'guest2@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:-jplwhOBbpknc3sh5llPk10qxrNng8jDckznX_lc4W2kIRcVCX8TOQIqsQ', 'sealed:1:b44a573ae91d7f14:URAyx7pBrxCW1OdJtvNoAOO3ONBeFZu9_XezvX3uTEXjZnuDI50O', 32, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'male', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'VW7G', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0),
	('3ed8f985-8571-4d87-86c4-b4be295d3b92', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, 'in_progress', NULL, NULL, NULL, NULL, NULL, NULL, 'Half', NULL, 'half@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'GRE4', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0),
	('b3cd73b4-2273-46b9-9eed-142cfda7f514', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'xUC8jqzAGNsc6LGqUjGsMETlzBHlSgYj', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'kiter', 2, 'Awa', 'Jallow', 'two-parts@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:oCk4Fnj6GSyOc39kndUmuoU5cLEC1ZZaAdANVxwGSJMzRNCzY3VNrw', 'sealed:1:b44a573ae91d7f14:SkSkHNrUsnqbg3lATQrm6ouA0TIV9c-BdalRwrlpgCSp1f6oC8g31-U', 31, 62, 171, 'Two lessons so far', NULL, 'private', 'vegan', 'M', 'female', 'super_early_bird', 95000, 18000, 0, 113000, 20000, 93000, '2025-09-16', '8J4V', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 95000, '2025-09-01 09:00:00+00', NULL, NULL, 0),
	('32f13f20-3913-4020-aabf-24fef07530dd', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'xeZwm7ik8ptrmjCe8H1SB9XgeNS6y2RO', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'non-kiter', 1, 'Lena', 'Peeters', 'companion@example.com', '+32 470 00 00 01', 'sealed:1:b44a573ae91d7f14:6oTQkx9hoUCn0qidZsKHW11qji6_nw56AbLfdeS9bke-gj5dklD4', 'sealed:1:b44a573ae91d7f14:ZmHfYOPz36hBOEvTbMYLoSZAFU-5qU9jT_Zx66ueetaRJyJssYS2jmu-Prs', NULL, NULL, NULL, NULL, NULL, 'shared', 'no-diet', NULL, NULL, 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '8Q93', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 'bb47c5cb2f8e7c063111d597861fc75a47e08346173f7f1137ed14fd76186572', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('19354435-d74a-4539-be0b-af05482fa67c', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'AxieVvrwydTNSNUs8qnSyIPS6ITLHYyY', 'cancelled', '2025-09-01 09:00:00+00', NULL, NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'kiter', NULL, 'Awa', 'Jallow', 'cancelled@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:6F3kjyFUGOwkOQcbgevhJDF2U6h_jtGVNT71LzKo0w8l5enMD8-NVw', 'sealed:1:b44a573ae91d7f14:M1WOtUmkaY6xuUcn0arP_fJTFa9D9aKKSa0xnyN0FseWFrduJiyEriQ', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '2KX6', 1, false, '2025-09-01 09:00:00+00', 'within_48_hours', NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('cff7ce87-3d08-405e-8a5c-c528638282d1', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '09dSjrutTnoiXxnq9IDP9EDt7jiJ6RhJ', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'kiter', 4, 'Awa', 'Jallow', 'statement@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:pDkQiz6XJaAQRa5klmDqNN0BysqSg6B_EKB4PK4CPeugDexv_8vX3g', 'sealed:1:b44a573ae91d7f14:i660iq_pt7kH7QREPw_yldUmQXNIvFs7gj0A5kaLXudwRIyV_2s6LUk', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '8NCU', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('784abbf1-35d1-457e-9854-fb8e25a6e501', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'jejijuWUeNMvkmTReXAjDzZmDbHBlmpO', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'kiter', NULL, 'Awa', 'Jallow', 'rejected@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:EKVO6n69kZbsUGSMsNYYDhDkS16y-Xb7QsdqJz_qLQpBRfnSXqNtSw', 'sealed:1:b44a573ae91d7f14:03XDj_ItCevEN86fPIJSL0sDVuvls2SSQvTzrcuKydLEBsuUwRoAoR8', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '4FBZ', 1, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('cecc566d-fcba-460c-b6e0-e5fa00efb5b7', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'OZxrv0zTH7EjwtXR55q0gVb3UL2W3lLa', 'booking_submitted', '2025-09-01 09:00:00+00', NULL, NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'kiter', 5, 'Awa', 'Jallow', 'reported@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:M4V6pQiTR3MxF1WpXOpsfmXPuelEWvkhEX04scXRKguaQjI1P98Sew', 'sealed:1:b44a573ae91d7f14:Q-VqWJJffyPOSvLwuYJnzuEjGCY1ipZDl6tM0LrS4Kp-3SH81PUydcY', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'Q23K', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'BDA4L7OWzcBfckpvSExS5iVktl0Fkocv', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'kiter', NULL, 'Awa', 'Jallow', 'submitted@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:tGKobRQJ4M-h2ZPH6DwgN2epq90L8VtM9M1unlquCc2WyQlD4orFlw', 'sealed:1:b44a573ae91d7f14:x3gi7ZozuNvi9XcX3x1NrIhekf2Ma4I4sbwtSy_FEOuETdMPSnvb0A8', 31, 62, 171, 'Two lessons so far', 'sealed:1:b44a573ae91d7f14:jZznlcHtkL1aMgknsRiLH2Rv8HvjGbp_gDPALTC15oNTug', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'KS2E', 1, false, NULL, NULL, '2025-09-01 09:00:00+00', '2026-11-22', NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('d439f888-89de-4b60-b5ae-3500b3e7236c', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'L7P9FQ38PGCBb78PxhX5d6JcZcrwohZN', 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-05 10:00:00+00', NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'kiter', 6, 'Awa', 'Jallow', 'late@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:NNiAMSIIjnJvQsz6k60JEUAczws0A9kPUVsrSR2GLMRrGVGuSXZL_Q', 'sealed:1:b44a573ae91d7f14:03_Db8dubddt0TE8gm6G4cjJdIgtklkHbhhFB2asCOQsRMuqD0RvtJo', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'BJAY', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '39a5f6f91fe4ed3ff71747f718e21021adaa4545779807396972036b78fa33f1', '2025-09-03 10:00:00+00', 95000, NULL, NULL, NULL, 0),
	('cddcda18-14d1-48d9-a201-83f488267503', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL, 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-03 11:00:00+00', NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'kiter', 7, 'Awa', 'Jallow', 'unclaimed@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:7Tm1QBm-JpG7Wu4ss3G939dU_KvpilAayaNJNKdlqYtGI-O7gcJiIA', 'sealed:1:b44a573ae91d7f14:WZfc2XK-2vnECVwYvFYeoY4-0OlNh9rVo-rSpVKj_4KRxtyDBrTuNwo', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'PJYK', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);


--
-- Data for Name: browser_errors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.browser_errors VALUES
	('2694a5c1-7413-4b50-9887-5cc781c4cbce', 'f', 'x is not a function', '', '/booking', '{"Firefox 140"}', '0', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: change_choices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.change_choices VALUES
	('6a93edcd-7df2-4452-9600-a20b9d9985ce', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'asked', 113000, 0, 0, '2025-09-03 10:00:00+00', NULL, NULL);


--
-- Data for Name: checkout_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkout_sessions VALUES
	('f6d6ad5f-65f0-4dac-861d-ac789d4e7ac9', 'cs_sandbox_fizJ8C69OkaGLD1BhaAoyXpqpIQhhEKp', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_fizJ8C69OkaGLD1BhaAoyXpqpIQhhEKp', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'deposit', 20000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false, 'card', NULL),
	('59c622f3-24ac-4948-ba0d-30881f7ba203', 'cs_sandbox_km8bdUD4_DaPQwuQq1gBHiijnYLpaTbj', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_km8bdUD4_DaPQwuQq1gBHiijnYLpaTbj', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'balance', 75000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false, 'card', NULL),
	('efecf369-56a4-4734-bc09-40d9770e43b0', 'cs_sandbox_R8idZ9JOP5ql7emEoYhsnWMsogXP0kjE', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_R8idZ9JOP5ql7emEoYhsnWMsogXP0kjE', '19354435-d74a-4539-be0b-af05482fa67c', 'full', 95000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false, 'card', NULL);


--
-- Data for Name: complaints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.complaints VALUES
	('02313590-194d-418b-a668-3226ffbe7f32', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'xUC8jqzAGNsc6LGqUjGsMETlzBHlSgYj', 'The lesson was short', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL, NULL);


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('b20b126c-798a-4a82-a1d6-fb17b17be495', 'Ousman', NULL, 'ousman@example.com', NULL, NULL, NULL, 'Is there wind in May?', '2025-09-01 09:00:00+00', NULL, NULL);


--
-- Data for Name: date_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.date_changes VALUES
	('6a93edcd-7df2-4452-9600-a20b9d9985ce', 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'Another lodge', 0, NULL, '2025-10-15', '2025-09-03 10:00:00+00', 'Firefox on Linux', NULL);


--
-- Data for Name: document_counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.document_counters VALUES
	('credit_note', 2025, 1),
	('receipt', 2025, 5);


--
-- Data for Name: documents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.documents VALUES
	('4f42e232-c10c-4e17-89f9-477b9da77e74', 'receipt', 2025, 1, 'b3cd73b4-2273-46b9-9eed-142cfda7f514', '85bfa67f-d149-4842-908b-9aed965a255c', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0001", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-8J4V", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}'),
	('e133257b-290c-4d14-b9af-01b416689a39', 'receipt', 2025, 2, 'b3cd73b4-2273-46b9-9eed-142cfda7f514', '1d4295e5-c745-4efd-aa72-88c1daebb538', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Balance", "amountCents": 75000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0002", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-8J4V", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received before", "amountCents": -20000}, {"label": "Received with this receipt", "amountCents": -75000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('9ebdaba7-8698-489f-82e3-d4033a659503', 'receipt', 2025, 3, '19354435-d74a-4539-be0b-af05482fa67c', '0d0483bd-63fe-42d4-ba03-edcddaf3e71a', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0003", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-2KX6", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('7e5b3118-c302-4604-a2e0-daf1e35743c4', 'credit_note', 2025, 1, '19354435-d74a-4539-be0b-af05482fa67c', '9bcc553b-24a2-4d0c-8b23-fb7acb5d849e', '2025-09-01 09:00:00+00', '{"kind": "credit_note", "line": {"label": "Full payment, given back", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "C-2025-0001", "reason": "The booking was cancelled", "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-2KX6", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": {"number": "R-2025-0003", "issuedOn": "2025-09-01"}, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Received with receipt R-2025-0003", "amountCents": 95000}, {"label": "Given back with this credit note", "amountCents": -95000}, {"label": "Left of this payment", "amountCents": 0}], "title": "What this changes"}}'),
	('81ec7270-0da4-4c6b-840d-de1424f82940', 'receipt', 2025, 4, '32f13f20-3913-4020-aabf-24fef07530dd', '6d89559e-c16f-4ef4-92b7-117b28aaa40b', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Lena Peeters", "email": "companion@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0004", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "PEETERS-8Q93", "packageName": "Non-kiter package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-FULL-2025-PEETERS-8Q93"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('089233e2-7c84-4b02-bab7-3055473def44', 'receipt', 2025, 5, 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'adc9b60f-705f-4f08-afcf-3c80feff2d42', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "statement@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0005", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-8NCU", "packageName": "Kiter package"}, "payment": {"on": "2025-09-03", "method": "bank_transfer", "reference": "KITE-DEPOSIT-2025-JALLOW-8NCU"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}');


--
-- Data for Name: hand_overs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.hand_overs VALUES
	('61dfc769-a877-4fa4-9955-94cfa7ef84d9', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'refused', '2025-09-03 10:00:00+00', '2025-10-30', NULL, NULL, '2025-09-03 10:00:00+00', 'Too late', NULL, NULL, NULL);


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-01 09:00:00+00', 'guest', NULL, 'de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(2, '2025-09-01 09:00:00+00', 'guest', NULL, 'de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(3, '2025-09-01 09:00:00+00', 'guest', NULL, 'b3cd73b4-2273-46b9-9eed-142cfda7f514', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(4, '2025-09-01 09:00:00+00', 'guest', NULL, 'b3cd73b4-2273-46b9-9eed-142cfda7f514', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(5, '2025-09-01 09:00:00+00', 'guest', NULL, 'b3cd73b4-2273-46b9-9eed-142cfda7f514', NULL, 'Room', 'Shared', 'Private'),
	(6, '2025-09-01 09:00:00+00', 'guest', NULL, 'b3cd73b4-2273-46b9-9eed-142cfda7f514', NULL, 'Price', '€950', '€1,130'),
	(7, '2025-09-01 09:00:00+00', 'guest', NULL, '19354435-d74a-4539-be0b-af05482fa67c', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(8, '2025-09-01 09:00:00+00', 'guest', NULL, '19354435-d74a-4539-be0b-af05482fa67c', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(9, '2025-09-01 09:00:00+00', 'guest', NULL, '19354435-d74a-4539-be0b-af05482fa67c', NULL, 'Booking cancelled', NULL, NULL),
	(10, '2025-09-01 09:00:00+00', 'guest', NULL, '32f13f20-3913-4020-aabf-24fef07530dd', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(11, '2025-09-01 09:00:00+00', 'guest', NULL, '32f13f20-3913-4020-aabf-24fef07530dd', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(12, '2025-09-01 09:00:00+00', 'operator', 'a device', '32f13f20-3913-4020-aabf-24fef07530dd', NULL, '€950 received', NULL, NULL),
	(13, '2025-09-01 09:00:00+00', 'guest', NULL, '784abbf1-35d1-457e-9854-fb8e25a6e501', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(14, '2025-09-01 09:00:00+00', 'guest', NULL, '784abbf1-35d1-457e-9854-fb8e25a6e501', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(15, '2025-09-01 09:00:00+00', 'operator', 'a device', '784abbf1-35d1-457e-9854-fb8e25a6e501', NULL, '€200 never came', NULL, NULL),
	(16, '2025-09-01 09:00:00+00', 'guest', NULL, 'cff7ce87-3d08-405e-8a5c-c528638282d1', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(17, '2025-09-01 09:00:00+00', 'guest', NULL, 'cff7ce87-3d08-405e-8a5c-c528638282d1', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(18, '2025-09-01 09:00:00+00', 'operator', 'a device', 'cff7ce87-3d08-405e-8a5c-c528638282d1', NULL, '€200 received', NULL, NULL),
	(19, '2025-09-01 09:00:00+00', 'operator', 'a device', NULL, NULL, 'Lines of the bank kept as unknown', NULL, '1, €50'),
	(20, '2025-09-01 09:00:00+00', 'guest', NULL, 'cecc566d-fcba-460c-b6e0-e5fa00efb5b7', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950');
INSERT INTO public.history OVERRIDING SYSTEM VALUE VALUES
	(21, '2025-09-01 09:00:00+00', 'guest', NULL, 'cecc566d-fcba-460c-b6e0-e5fa00efb5b7', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(22, '2025-09-03 10:00:00+00', 'site', NULL, 'de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0', NULL, 'Place given up, unpaid', NULL, NULL),
	(23, '2025-09-03 10:00:00+00', 'site', NULL, '784abbf1-35d1-457e-9854-fb8e25a6e501', NULL, 'Place given up, unpaid', NULL, NULL),
	(24, '2025-09-03 10:00:00+00', 'operator', 'a device', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', NULL, 'Note written', NULL, NULL),
	(25, '2025-09-03 10:00:00+00', 'operator', 'a device', NULL, 'fdebf74a-d50e-4d0b-8554-1a73762064b3', 'Link for the lodge made', NULL, NULL),
	(26, '2025-09-03 10:00:00+00', 'guest', NULL, 'd439f888-89de-4b60-b5ae-3500b3e7236c', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(27, '2025-09-03 10:00:00+00', 'guest', NULL, 'd439f888-89de-4b60-b5ae-3500b3e7236c', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(28, '2025-09-03 10:00:00+00', 'guest', NULL, 'cddcda18-14d1-48d9-a201-83f488267503', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950');


--
-- Data for Name: kept_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kept_lines VALUES
	('71d5143641cf462bf86efbf82028305c', '2025-09-03', 5000, 'A present', NULL, 1, 'waiting', 'Asked the bank', '2025-09-01 09:00:00+00');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES
	('release', '24701d77-99cb-4b83-9c43-1f27315470e2', '2025-09-01 09:01:00+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('be364164-e2bc-414b-a08a-298c5db7c129', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'payment-received', 'payment-received:b3cd73b4-2273-46b9-9eed-142cfda7f514:85bfa67f-d149-4842-908b-9aed965a255c', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €200 for Oct 31–Nov 7, 2025', 'Payment successful, €200 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €200 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
The balance of €750 is due by Tue, Sep 16, 2025; you pay it on your
dashboard.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Deposit by card, received. All of it comes back until Wed,
Sep 3, 09:00 Gambia time: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Deposit: €200
Paid by: card

Attached to this mail: Receipt R-2025-0001; Your order b0533e8f, with form
and terms; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €200 back. Your deposit
From then to the start on Fri, Oct 31: €0 back. The deposit stays with us

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0001.pdf", "type": "document", "documentId": "4f42e232-c10c-4e17-89f9-477b9da77e74"}, {"name": "order-b0533e8f.pdf", "type": "order", "orderId": "4875199d-ca94-4096-a351-8b2588497572"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:b3cd73b4-2273-46b9-9eed-142cfda7f514\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:48.781899+00', NULL, NULL),
	('2f35204a-6c1a-44c0-a7b6-99c2a73ff612', 'cecc566d-fcba-460c-b6e0-e5fa00efb5b7', 'operator-transfer-reported', 'operator-transfer-reported:cecc566d-fcba-460c-b6e0-e5fa00efb5b7:2365a9e1-17a4-4363-8b70-15bd99fd7b84', 'hello@tradewind.example', 'reported@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-Q23K

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.695816+00', NULL, NULL),
	('bdbfcbc3-71a7-44ea-98c6-5bb753f43c13', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'pre-travel', 'pre-travel:b3cd73b4-2273-46b9-9eed-142cfda7f514:2025-10-31', 'two-parts@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/b3cd73b4-2273-46b9-9eed-142cfda7f514

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Private
Paid: €950
Still to pay by Tue, Sep 16, 2025: €180

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.226189+00', NULL, NULL),
	('601fc05d-6b15-436a-8080-0419244f10fe', '32f13f20-3913-4020-aabf-24fef07530dd', 'pre-travel', 'pre-travel:32f13f20-3913-4020-aabf-24fef07530dd:2025-10-31', 'companion@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Lena,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/32f13f20-3913-4020-aabf-24fef07530dd

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Paid: €950
Still to pay: Nothing

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.245195+00', NULL, NULL),
	('47812215-381e-4eca-94e9-b796e7ae7575', 'de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0', 'booking-received', 'booking-received:de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0:2025-09-01T09:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-KS2E
Reference for a full transfer: KITE-FULL-2025-JALLOW-KS2E

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:48.329845+00', NULL, NULL),
	('cd6bca29-8159-4f92-8bd7-a88146eca752', 'de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0', 'order-placed', 'order-placed:de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0:082ce8fa-38b9-4bd3-be3c-10796d5eb2a6', 'submitted@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order b0533e8f, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Up to Fri, Oct 24, 2025 someone else can always travel for you.
We ask nothing for it. After that, ask us.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-b0533e8f.pdf", "type": "order", "orderId": "082ce8fa-38b9-4bd3-be3c-10796d5eb2a6"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:48.574501+00', NULL, NULL),
	('ddc97226-3038-461b-81db-4a82dcd80c09', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'booking-received', 'booking-received:b3cd73b4-2273-46b9-9eed-142cfda7f514:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=b3cd73b4-2273-46b9-9eed-142cfda7f514

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-8J4V
Reference for a full transfer: KITE-FULL-2025-JALLOW-8J4V

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:48.6704+00', NULL, NULL),
	('5b1b78a4-a0ce-4299-a534-f9fbabd3e01c', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'order-placed', 'order-placed:b3cd73b4-2273-46b9-9eed-142cfda7f514:4875199d-ca94-4096-a351-8b2588497572', 'two-parts@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=b3cd73b4-2273-46b9-9eed-142cfda7f514

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order b0533e8f, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Up to Fri, Oct 24, 2025 someone else can always travel for you.
We ask nothing for it. After that, ask us.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-b0533e8f.pdf", "type": "order", "orderId": "4875199d-ca94-4096-a351-8b2588497572"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:48.70845+00', NULL, NULL),
	('c2ef434a-79a8-447c-ad7b-38b22f035954', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'payment-received', 'payment-received:b3cd73b4-2273-46b9-9eed-142cfda7f514:1d4295e5-c745-4efd-aa72-88c1daebb538', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €750 for Oct 31–Nov 7, 2025', 'Payment successful, €750 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €750 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Balance by card, received: €750

Mon, Sep 1, 2025, Deposit by card, received. All of it comes back until Wed,
Sep 3, 09:00 Gambia time: €200

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Balance: €750
Paid by: card

Attached to this mail: Receipt R-2025-0002; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0002.pdf", "type": "document", "documentId": "e133257b-290c-4d14-b9af-01b416689a39"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:b3cd73b4-2273-46b9-9eed-142cfda7f514\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:48.83345+00', NULL, NULL),
	('a0f04f2a-df6d-4584-851d-72ea71864c8c', '19354435-d74a-4539-be0b-af05482fa67c', 'booking-received', 'booking-received:19354435-d74a-4539-be0b-af05482fa67c:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=19354435-d74a-4539-be0b-af05482fa67c

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-2KX6
Reference for a full transfer: KITE-FULL-2025-JALLOW-2KX6

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:48.969661+00', NULL, NULL),
	('4c91cdfe-b035-407d-a6cc-9c716877efc1', '19354435-d74a-4539-be0b-af05482fa67c', 'order-placed', 'order-placed:19354435-d74a-4539-be0b-af05482fa67c:ca6902a5-0b4c-41a9-88ad-1de13d4dcfca', 'cancelled@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=19354435-d74a-4539-be0b-af05482fa67c

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order b0533e8f, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Up to Fri, Oct 24, 2025 someone else can always travel for you.
We ask nothing for it. After that, ask us.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-b0533e8f.pdf", "type": "order", "orderId": "ca6902a5-0b4c-41a9-88ad-1de13d4dcfca"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.00524+00', NULL, NULL),
	('4129a795-505d-435e-9ecb-a52c83ea058f', '19354435-d74a-4539-be0b-af05482fa67c', 'payment-received', 'payment-received:19354435-d74a-4539-be0b-af05482fa67c:0d0483bd-63fe-42d4-ba03-edcddaf3e71a', 'cancelled@example.com', 'hello@tradewind.example', 'Payment received: €950 for Oct 31–Nov 7, 2025', 'Payment successful, €950 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €950 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Full payment by card, received. All of it comes back until
Wed, Sep 3, 09:00 Gambia time: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Full payment: €950
Paid by: card

Attached to this mail: Receipt R-2025-0003; Your order b0533e8f, with form
and terms; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0003.pdf", "type": "document", "documentId": "9ebdaba7-8698-489f-82e3-d4033a659503"}, {"name": "order-b0533e8f.pdf", "type": "order", "orderId": "ca6902a5-0b4c-41a9-88ad-1de13d4dcfca"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:19354435-d74a-4539-be0b-af05482fa67c\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.034818+00', NULL, NULL),
	('6f47b9ea-7933-4d38-a475-622ac99d1eff', NULL, 'password-reset', NULL, 'companion@example.com', 'hello@tradewind.example', 'Set a new password for Tradewind Retreats', 'Set a new password

Hello,

Somebody asked for a new password for your account. If it was you, choose
one now. The link works once, within 60 minutes of your asking.

Choose a new password
http://127.0.0.1:3000/auth?token=fkpnzc4EAE3VbAm0Kx1HkRmI

If it was not you, do nothing: your password stays as it is.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because somebody asked for a new password at Tradewind
Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.729069+00', NULL, NULL),
	('db84a29d-a73b-4d76-b92e-60f57f8dc1dd', '19354435-d74a-4539-be0b-af05482fa67c', 'booking-cancelled', 'booking-cancelled:19354435-d74a-4539-be0b-af05482fa67c:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your booking for Oct 31–Nov 7, 2025 is cancelled', 'Your booking is cancelled

Hello Awa,

Your booking for Oct 31–Nov 7, 2025 is cancelled, and your place is free
again. €950 comes back to you, within 14 days.

What comes back
Within 48 hours of booking: Full refund, including the deposit
Deposit: €200, of which comes back: €200
Paid beyond the deposit: €750, of which comes back: €750
Refund: €950

Attached to this mail: Credit note C-2025-0001; The cancelled stay, for your
calendar.

What you paid by card, Bancontact or iDEAL goes back the same way within a
few days. What we send by bank transfer needs your account: we ask you for
it in another mail.

What was booked
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open my dashboard http://127.0.0.1:3000/dashboard

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "credit-note-C-2025-0001.pdf", "type": "document", "documentId": "7e5b3118-c302-4604-a2e0-daf1e35743c4"}, {"name": "retreat-cancelled.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:19354435-d74a-4539-be0b-af05482fa67c\r\nSEQUENCE:1\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "CANCEL"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.071167+00', NULL, NULL),
	('f1642c50-5233-4152-b618-f8e31dd79869', '32f13f20-3913-4020-aabf-24fef07530dd', 'booking-received', 'booking-received:32f13f20-3913-4020-aabf-24fef07530dd:2025-09-01T09:00:00.000Z', 'companion@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Lena,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=32f13f20-3913-4020-aabf-24fef07530dd

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-PEETERS-8Q93
Reference for a full transfer: KITE-FULL-2025-PEETERS-8Q93

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.169608+00', NULL, NULL),
	('9fdffb8f-04e9-437c-bd67-7320cd00682a', '32f13f20-3913-4020-aabf-24fef07530dd', 'order-placed', 'order-placed:32f13f20-3913-4020-aabf-24fef07530dd:7fa53ffd-68ba-46cb-9a3d-633158570ffb', 'companion@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Lena,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=32f13f20-3913-4020-aabf-24fef07530dd

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared

Attached to this mail: Your order bb47c5cb, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Up to Fri, Oct 24, 2025 someone else can always travel for you.
We ask nothing for it. After that, ask us.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-bb47c5cb.pdf", "type": "order", "orderId": "7fa53ffd-68ba-46cb-9a3d-633158570ffb"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.198714+00', NULL, NULL),
	('18d6b218-b5ab-4565-853c-3b7a568a3cd9', 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'transfer-received', 'transfer-received:cff7ce87-3d08-405e-8a5c-c528638282d1:adc9b60f-705f-4f08-afcf-3c80feff2d42', 'statement@example.com', 'hello@tradewind.example', 'Transfer received: €200 for Oct 31–Nov 7, 2025', 'Transfer received, €200


You’re going to The Gambia

 

Hello Awa,

Your transfer of €200 has arrived. Your place on Oct 31–Nov 7, 2025 is
yours. The balance of €750 is due by Tue, Sep 16, 2025; you pay it on your
dashboard.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Deposit by bank transfer, received: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-8NCU

Attached to this mail: Receipt R-2025-0005; Your order b0533e8f, with form
and terms; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0005.pdf", "type": "document", "documentId": "089233e2-7c84-4b02-bab7-3055473def44"}, {"name": "order-b0533e8f.pdf", "type": "order", "orderId": "280a2aec-6db1-43fe-826b-f701e4ace2c1"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:cff7ce87-3d08-405e-8a5c-c528638282d1\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.13968+00', NULL, NULL),
	('6d10f9ce-f5f4-4a44-b25f-959c79165e2d', '32f13f20-3913-4020-aabf-24fef07530dd', 'transfer-reported', 'transfer-reported:32f13f20-3913-4020-aabf-24fef07530dd:6d89559e-c16f-4ef4-92b7-117b28aaa40b', 'companion@example.com', 'hello@tradewind.example', 'You told us: €950 is on its way for Oct 31–Nov 7, 2025', '€950 on its way by transfer


Your transfer is on its way

 

Hello Lena,

You told us that you have transferred €950. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Once it has arrived, everything is paid
and your place is confirmed: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Full payment by bank transfer, on its way: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-8Q93
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.217364+00', NULL, NULL),
	('361aa800-66e1-431d-85bd-ed911f03823a', '32f13f20-3913-4020-aabf-24fef07530dd', 'operator-transfer-reported', 'operator-transfer-reported:32f13f20-3913-4020-aabf-24fef07530dd:6d89559e-c16f-4ef4-92b7-117b28aaa40b', 'hello@tradewind.example', 'companion@example.com', 'Look for a transfer: €950 from Lena Peeters', 'A transfer to look for

Lena Peeters says that €950 for Oct 31–Nov 7, 2025 is on its way. Nothing
else was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-8Q93

The booking
Guest: Lena Peeters
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.217364+00', NULL, NULL),
	('ad50c236-a2ff-41f0-b11b-531da07be032', '784abbf1-35d1-457e-9854-fb8e25a6e501', 'booking-received', 'booking-received:784abbf1-35d1-457e-9854-fb8e25a6e501:2025-09-01T09:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=784abbf1-35d1-457e-9854-fb8e25a6e501

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-4FBZ
Reference for a full transfer: KITE-FULL-2025-JALLOW-4FBZ

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.323128+00', NULL, NULL);
INSERT INTO public.mails VALUES
	('91e14edf-31d0-45c0-9387-1d63c22868a5', '784abbf1-35d1-457e-9854-fb8e25a6e501', 'order-placed', 'order-placed:784abbf1-35d1-457e-9854-fb8e25a6e501:5811957e-24ca-4d13-92c6-ae7e9a1fd2b5', 'rejected@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=784abbf1-35d1-457e-9854-fb8e25a6e501

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order b0533e8f, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Up to Fri, Oct 24, 2025 someone else can always travel for you.
We ask nothing for it. After that, ask us.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-b0533e8f.pdf", "type": "order", "orderId": "5811957e-24ca-4d13-92c6-ae7e9a1fd2b5"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.351649+00', NULL, NULL),
	('07c3fb1d-199e-4a9f-814c-50b66ac4fb9d', 'de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0', 'booking-expired', 'booking-expired:de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0:2025-09-03T10:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

Hello Awa,

No payment for Oct 31–Nov 7, 2025 reached us in time, so your booking has
expired and the place is on sale again. You owe nothing.

Would you still like to come? Book again, as long as there is a place left.

Book again http://127.0.0.1:3000/booking

What was held
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

If you have sent money already, write to us. When it arrives we book you
again if a place is free, and otherwise send everything back.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.160488+00', NULL, NULL),
	('662fbc35-2a75-4e44-9e55-db5ff11a3fd1', '784abbf1-35d1-457e-9854-fb8e25a6e501', 'transfer-reported', 'transfer-reported:784abbf1-35d1-457e-9854-fb8e25a6e501:9ac86d16-a65b-4a75-9554-d21a4aa7659e', 'rejected@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-4FBZ
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.374139+00', NULL, NULL),
	('f4dde67f-bcd9-4bfd-a3dd-d7e82da6ae0a', '784abbf1-35d1-457e-9854-fb8e25a6e501', 'operator-transfer-reported', 'operator-transfer-reported:784abbf1-35d1-457e-9854-fb8e25a6e501:9ac86d16-a65b-4a75-9554-d21a4aa7659e', 'hello@tradewind.example', 'rejected@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-4FBZ

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.374139+00', NULL, NULL),
	('d5f34d87-6218-43e3-98ba-ebe266aad3d3', '784abbf1-35d1-457e-9854-fb8e25a6e501', 'transfer-rejected', 'transfer-rejected:784abbf1-35d1-457e-9854-fb8e25a6e501:9ac86d16-a65b-4a75-9554-d21a4aa7659e', 'rejected@example.com', 'hello@tradewind.example', 'We could not find your transfer of €200', 'Your transfer has not arrived

Hello Awa,

We have looked for the transfer of €200 that you reported, and could not
find it on our account. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time; after that it goes back on sale.

If your bank shows that the money has left, answer this mail with the bank’s
confirmation before you pay again.

Pay again
http://127.0.0.1:3000/payment?leadId=784abbf1-35d1-457e-9854-fb8e25a6e501

What we looked for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-4FBZ

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €0
Still to pay: €950

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.392504+00', NULL, NULL),
	('43d0d120-1835-48e8-a4a6-cfec899aded1', 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'booking-received', 'booking-received:cff7ce87-3d08-405e-8a5c-c528638282d1:2025-09-01T09:00:00.000Z', 'statement@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=cff7ce87-3d08-405e-8a5c-c528638282d1

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-8NCU
Reference for a full transfer: KITE-FULL-2025-JALLOW-8NCU

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.472206+00', NULL, NULL),
	('84e91bfe-ce84-4d49-81e4-54d1ace448b7', '32f13f20-3913-4020-aabf-24fef07530dd', 'transfer-received', 'transfer-received:32f13f20-3913-4020-aabf-24fef07530dd:6d89559e-c16f-4ef4-92b7-117b28aaa40b', 'companion@example.com', 'hello@tradewind.example', 'Transfer received: €950 for Oct 31–Nov 7, 2025', 'Transfer received, €950


You’re going to The Gambia

 

Hello Lena,

Your transfer of €950 has arrived. Your place on Oct 31–Nov 7, 2025 is
yours. There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Full payment by bank transfer, received: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-8Q93

Attached to this mail: Receipt R-2025-0004; Your order bb47c5cb, with form
and terms; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0004.pdf", "type": "document", "documentId": "81ec7270-0da4-4c6b-840d-de1424f82940"}, {"name": "order-bb47c5cb.pdf", "type": "order", "orderId": "7fa53ffd-68ba-46cb-9a3d-633158570ffb"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:32f13f20-3913-4020-aabf-24fef07530dd\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Non-kiter package\\, Shared room\\n\\nOn your first day we pick y\r\n ou up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on\r\n  arrival and €20 on departure. It is not part of the price.\\n\\nA questio\r\n n? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1\r\n :3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.126232+00', NULL, NULL),
	('05377ba3-382a-48e3-8f41-404ca210d87f', 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'order-placed', 'order-placed:cff7ce87-3d08-405e-8a5c-c528638282d1:280a2aec-6db1-43fe-826b-f701e4ace2c1', 'statement@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=cff7ce87-3d08-405e-8a5c-c528638282d1

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order b0533e8f, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Up to Fri, Oct 24, 2025 someone else can always travel for you.
We ask nothing for it. After that, ask us.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-b0533e8f.pdf", "type": "order", "orderId": "280a2aec-6db1-43fe-826b-f701e4ace2c1"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.508708+00', NULL, NULL),
	('667e7710-8751-4318-b831-05aefd5b6201', 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'transfer-reported', 'transfer-reported:cff7ce87-3d08-405e-8a5c-c528638282d1:adc9b60f-705f-4f08-afcf-3c80feff2d42', 'statement@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-8NCU
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.524491+00', NULL, NULL),
	('ee8471cf-da9b-4d32-9a91-7bbe62b2688e', 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'operator-transfer-reported', 'operator-transfer-reported:cff7ce87-3d08-405e-8a5c-c528638282d1:adc9b60f-705f-4f08-afcf-3c80feff2d42', 'hello@tradewind.example', 'statement@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-8NCU

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.524491+00', NULL, NULL),
	('ac0d88ec-036b-445c-ba5e-589039da96eb', 'cecc566d-fcba-460c-b6e0-e5fa00efb5b7', 'booking-received', 'booking-received:cecc566d-fcba-460c-b6e0-e5fa00efb5b7:2025-09-01T09:00:00.000Z', 'reported@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=cecc566d-fcba-460c-b6e0-e5fa00efb5b7

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-Q23K
Reference for a full transfer: KITE-FULL-2025-JALLOW-Q23K

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.651174+00', NULL, NULL),
	('a80bf56e-22f0-4a21-8754-88f34cb12d7f', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'booking-changed', NULL, 'two-parts@example.com', 'hello@tradewind.example', 'Your booking has changed: Oct 31–Nov 7, 2025', 'Your booking has changed

Hello Awa,

Your booking was changed. This is how it stands now. €180 is left to pay by
Tue, Sep 16, 2025.

What has changed
Room: Shared → Private
Total: €950 → €1,130

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Private
Super Early Bird price: €950
Private room: €180
Total: €1,130
Paid: €950
Still to pay by Tue, Sep 16, 2025: €180

Attached to this mail: Your stay, for your calendar.

Open my dashboard http://127.0.0.1:3000/dashboard

Was this not you? Answer this mail at once.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:b3cd73b4-2273-46b9-9eed-142cfda7f514\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Private room\\n\\nOn your first day we pick you \r\n up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on ar\r\n rival and €20 on departure. It is not part of the price.\\n\\nA question? \r\n hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:30\r\n 00/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.226189+00', NULL, '{"Room": "Shared", "Total": "€950", "Package": "Kiter", "Retreat": "Oct 31–Nov 7, 2025", "E-mail address": "two-parts@example.com"}'),
	('0410df5c-9dc4-4444-a018-51986beeed42', 'cecc566d-fcba-460c-b6e0-e5fa00efb5b7', 'order-placed', 'order-placed:cecc566d-fcba-460c-b6e0-e5fa00efb5b7:98b70970-021d-43c1-9bad-efbff7c3dd1a', 'reported@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=cecc566d-fcba-460c-b6e0-e5fa00efb5b7

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order b0533e8f, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Up to Fri, Oct 24, 2025 someone else can always travel for you.
We ask nothing for it. After that, ask us.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-b0533e8f.pdf", "type": "order", "orderId": "98b70970-021d-43c1-9bad-efbff7c3dd1a"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.678526+00', NULL, NULL),
	('31635775-b6b2-488e-a62d-d75f95ec775c', '784abbf1-35d1-457e-9854-fb8e25a6e501', 'booking-expired', 'booking-expired:784abbf1-35d1-457e-9854-fb8e25a6e501:2025-09-03T10:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

Hello Awa,

No payment for Oct 31–Nov 7, 2025 reached us in time, so your booking has
expired and the place is on sale again. You owe nothing.

Would you still like to come? Book again, as long as there is a place left.

Book again http://127.0.0.1:3000/booking

What was held
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

If you have sent money already, write to us. When it arrives we book you
again if a place is free, and otherwise send everything back.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.172445+00', NULL, NULL),
	('dbc6dbdf-06cc-420e-b436-6480a6fe9394', 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'pre-travel', 'pre-travel:cff7ce87-3d08-405e-8a5c-c528638282d1:2025-10-31', 'statement@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/cff7ce87-3d08-405e-8a5c-c528638282d1

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Paid: €200
Still to pay by Tue, Sep 16, 2025: €750

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.196172+00', NULL, NULL),
	('0788c440-b7b5-40ce-9400-54dcbf54062f', 'cecc566d-fcba-460c-b6e0-e5fa00efb5b7', 'transfer-reported', 'transfer-reported:cecc566d-fcba-460c-b6e0-e5fa00efb5b7:2365a9e1-17a4-4363-8b70-15bd99fd7b84', 'reported@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-Q23K
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.695816+00', NULL, NULL),
	('e2ace129-48b0-4215-a6f9-adff26822b09', NULL, 'contact-received', 'contact-received:b20b126c-798a-4a82-a1d6-fb17b17be495', 'hello@tradewind.example', 'ousman@example.com', 'Message from Ousman', 'Message from Ousman

Is there wind in May?

From
Name: Ousman
Email: ousman@example.com

Answer this mail to write back.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.713352+00', NULL, NULL),
	('abbe9ace-b142-46ab-a809-d87c47b374d6', NULL, 'contact-acknowledgement', 'contact-acknowledgement:b20b126c-798a-4a82-a1d6-fb17b17be495', 'ousman@example.com', 'hello@tradewind.example', 'We have your message – Tradewind Retreats', 'We have your message

Hello Ousman,

Thank you for writing. We get back to you within 24 hours, to this address.

Did you not write to us? Then somebody mistyped their own address, and you
need not do anything.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:49.713352+00', NULL, NULL),
	('9cbc5134-c6dc-4539-9465-a3affbf29b88', 'd439f888-89de-4b60-b5ae-3500b3e7236c', 'booking-received', 'booking-received:d439f888-89de-4b60-b5ae-3500b3e7236c:2025-09-03T10:00:00.000Z', 'late@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Fri, Sep 5, 10:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Fri,
Sep 5, 10:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=d439f888-89de-4b60-b5ae-3500b3e7236c

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-BJAY
Reference for a full transfer: KITE-FULL-2025-JALLOW-BJAY

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.394+00', NULL, NULL),
	('bdc33c43-fbe2-4f48-8c16-8ba3f23df456', 'd439f888-89de-4b60-b5ae-3500b3e7236c', 'order-placed', 'order-placed:d439f888-89de-4b60-b5ae-3500b3e7236c:2f89bd46-c0ca-4ba4-a794-493a40243c71', 'late@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Fri, Sep 5, 10:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=d439f888-89de-4b60-b5ae-3500b3e7236c

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order 39a5f6f9, with form and terms.

If you cancel, once everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Up to Fri, Oct 24, 2025 someone else can always travel for you.
We ask nothing for it. After that, ask us.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-39a5f6f9.pdf", "type": "order", "orderId": "2f89bd46-c0ca-4ba4-a794-493a40243c71"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.426324+00', NULL, NULL);
INSERT INTO public.mails VALUES
	('17e389f5-5333-44f9-b145-9f86c1b411f0', 'cddcda18-14d1-48d9-a201-83f488267503', 'booking-received', 'booking-received:cddcda18-14d1-48d9-a201-83f488267503:2025-09-03T10:00:00.000Z', 'unclaimed@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 11:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 11:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Sign in or create an account to pay. From then on the place is held for 48
hours from your booking. The button opens your booking on any device. Keep
this mail to yourself: whoever has it can make the booking theirs.

Pay for my place
http://127.0.0.1:3000/claim/zdzaGBTRSNmiAYP0iCZ1AwST79k-dl7VWOU2o_gQO0Y

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-PJYK
Reference for a full transfer: KITE-FULL-2025-JALLOW-PJYK

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 23:59:50.44069+00', NULL, NULL);


--
-- Data for Name: notion_sync; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notion_sync VALUES
	(1, 'done', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 3, 10, NULL);


--
-- Data for Name: operator_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operator_settings VALUES
	(1, false, false, false, false, '2025-09-03');


--
-- Data for Name: order_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_texts VALUES
	('e468a81753a7b22f5896b3170c46be6141c2ca93ebecb92104947392c3bb71d8', '{"organiser":[{"term":"Organiser","text":"Tradewind Retreats"},{"term":"Company number","text":"BE 0000.000.000"},{"term":"Address","text":"Example Road 1, 1000 Brussels, Belgium"},{"term":"Phone","text":"+32 000 00 00 00"},{"term":"E-mail","text":"hello@tradewind.example"}],"insolvency":[{"term":"Protection against insolvency","text":"Example Insurance"},{"term":"Policy number","text":"POLICY-0000"},{"term":"Address","text":"Example Square 2, 1000 Brussels, Belgium"},{"term":"Phone","text":"+32 000 00 00 01"},{"term":"E-mail","text":"claims@insurance.example"}],"travel":[{"term":"Itinerary","text":"One place for 8 days and 7 nights: arrival on the first day, kite coaching or workshops, yoga and excursions from the second to the seventh, departure on the last."},{"term":"Lodging","text":"A lodge by the sea in Sanyang, with rooms around a garden. No official category; rooms with a bathroom of their own"},{"term":"Transport in the price","text":"Airport pickup on the first day; Transport on all excursions"},{"term":"Transport not in the price","text":"Flights to and from The Gambia; The way back to the airport"},{"term":"Meals","text":"Breakfast and dinner on every day; lunch is not included"},{"term":"Excursions","text":"Cultural excursions with a guide, included in the price"},{"term":"Group","text":"At most 8 kiters and 8 non-kiters"},{"term":"Language","text":"English; your coaches also speak Dutch and French"},{"term":"Reduced mobility","text":"The stay is on sand and by the sea, and is not suited to guests with reduced mobility in general. Write to us before you book, and we tell you exactly what is possible for you."},{"term":"Passport and visa","text":"Citizens of the EU need a passport that is valid for six months after arrival. Ask your country’s travel advice whether you need a visa: getting one can take weeks."},{"term":"Health","text":"A yellow fever certificate may be asked for at the border, and malaria occurs. Ask your doctor or a travel clinic six weeks before."},{"term":"Insurance","text":"Insurance is not included. We advise one for cancellation and one for accident, illness and the journey home."},{"term":"Contact on the spot","text":"Your host at the lodge, +220 000 0001"},{"term":"Complaints","text":"complaints@tradewind.example. Outside the courts: Example Travel Dispute Board, Brussels, https://travel-disputes.example"}],"form":{"title":"Standard information for package travel","paragraphs":["What you order is a package in the sense of Directive (EU) 2015/2302. All rights that the European Union gives to buyers of packages are therefore yours.","Tradewind Retreats answers in full for the package as a whole being carried out as it was agreed.","As the law demands, Tradewind Retreats also has protection in place that pays you back, and brings you home where transport is part of the package, should it become insolvent."],"keyRights":["You get all essential information about the package before you order it.","There is always at least one business that is liable for every service of the package.","You get an emergency number, or a contact through which you reach the organiser.","You may hand the package to another person, if you say so in good time; that may cost what the change itself costs.","The price may rise only where costs rise that the contract names, such as fuel, and never in the last 20 days before the start. By more than 8%, you may leave without a fee. Where the organiser reserves a rise, you get a reduction when those costs fall.","You may leave without a fee, and get all payments back, where anything essential but the price is changed significantly. If the organiser cancels before the start, you get your payments back, and compensation where it is due.","You may leave before the start without a fee in exceptional circumstances, for example where serious safety problems at the destination are likely to affect the stay.","You may also leave at any other time before the start for a fee that is appropriate and that can be justified.","If significant parts cannot be provided once the stay has begun, you get suitable alternatives at no extra cost. Where that is not mended and the stay is affected substantially, you may end the contract without a fee.","You get a lower price, or compensation, or both, where services are not provided or badly provided.","The organiser helps you when you are in difficulty.","If the organiser becomes insolvent, payments are given back; after the start, and where transport is included, you are brought home. Tradewind Retreats is protected by Example Insurance (policy POLICY-0000, Example Square 2, 1000 Brussels, Belgium, +32 000 00 00 01, claims@insurance.example), whom you may contact if services are denied because of an insolvency."],"source":"https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32015L2302"},"terms":{"title":"Terms of service","intro":"These are the terms on which you book a retreat with Tradewind Retreats. We have tried to write them so that you need no lawyer to read them.","sections":[{"title":"What you book","lines":[{"kind":"paragraph","text":"A retreat lasts 8 days and 7 nights in The Gambia. Each retreat has 8 places for kiters and 8 for non-kiters. You book one of two packages:"},{"kind":"point","text":"The Kiter package: 10 hours of coaching over the 8 days, 3 yoga sessions, gear, airport pickup, cultural excursions, photos and video, the lifetime discount, the founders pack and the Wind or Win Guarantee."},{"kind":"point","text":"The Non-kiter package: the same without kite coaching and gear, and with workshops in sand painting, batik dyeing, African cooking and drum painting."},{"kind":"paragraph","text":"A shared room is included. Your travel to and from The Gambia, your insurance and the airport tax are not."}]},{"title":"How a booking comes about","lines":[{"kind":"paragraph","text":"You fill in the booking form and submit it. That takes your place. You then sign in or create an account, and pay. Until you have signed in, your place is held for 60 minutes, and until you have paid, for 48 hours from submitting. After that the booking expires and the place becomes free for somebody else. If that happens, you owe nothing."},{"kind":"paragraph","text":"A payment that reaches us for a booking that has expired revives the booking if a place is still free. If not, you get the whole payment back."}]},{"title":"Prices","lines":[{"kind":"paragraph","text":"Prices are in euros and per person. The price depends on how many bookings there are when you submit yours:"},{"kind":"point","text":"Super Early Bird, €950, for the first 8 bookings"},{"kind":"point","text":"Early Bird, €1,100, for the next 6 bookings"},{"kind":"point","text":"Standard, €1,250, after that"},{"kind":"paragraph","text":"A private room adds €180."},{"kind":"paragraph","text":"The price you are shown when you submit the booking is the price you pay. It does not rise afterwards because others book. It changes if you change the booking yourself."},{"kind":"paragraph","text":"The price of what you have booked can rise only where fuel, taxes or the exchange rate of money make the journey dearer, and where we tell you why and how it is reckoned, 20 days before the retreat begins at the latest; from then on it does not rise. Where it would rise by more than 8%, you may leave without a fee. If the same costs sink, you may ask for a lower price."}]},{"title":"Deposit, balance and payment","lines":[{"kind":"paragraph","text":"You pay either a deposit of €200 or the full amount, by card, Bancontact, iDEAL or bank transfer. The deposit is refundable within 48 hours of booking and non-refundable afterwards."},{"kind":"paragraph","text":"The balance is due 45 days before departure, or 48 hours after booking where that is later."},{"kind":"paragraph","text":"A bank transfer takes 1–3 business days and needs the payment reference that you are shown. It counts as paid once we have found it on our account."}]},{"title":"Airport tax","lines":[{"kind":"paragraph","text":"Airport tax is €20 on arrival and €20 on departure, €40 in total. You pay it yourself, in cash."}]},{"title":"If you change your booking","lines":[{"kind":"paragraph","text":"You can change your details on your dashboard. You can move to another retreat or package while it has a place for you. Once you have paid something, you can move to another retreat up to 45 days before the one that you have booked; after that, please write to us."}]},{"title":"If somebody else comes in your place","lines":[{"kind":"paragraph","text":"You can hand your place to another person up to 7 days before the retreat begins: nobody can refuse it. Later than that, please ask us. We ask nothing for it."},{"kind":"paragraph","text":"You name the person on your dashboard, and that person takes over the booking: what is paid stays with it, and what is still due is due from the new guest, and from you too until it is paid."}]},{"title":"If we have to change your retreat","lines":[{"kind":"paragraph","text":"If we have to change something significant of what you booked, we ask you: accept it, or leave without a fee and get everything back. You have at least 7 days to choose, and we remind you. If you do not answer by the day that we name, we take it that you accept."}]},{"title":"If you cancel","lines":[{"kind":"paragraph","text":"You can cancel on your dashboard until the retreat begins. What you get back depends on when you do it:"},{"kind":"point","text":"Within 48 hours of booking: Full refund, including the deposit"},{"kind":"point","text":"45 or more days before the retreat: Full refund, except the deposit"},{"kind":"point","text":"30–44 days before the retreat: 50% refund of what was paid beyond the deposit"},{"kind":"point","text":"Less than 30 days before the retreat: No refund, but your place can be handed to another person"},{"kind":"point","text":"Once the retreat has begun: It cannot be cancelled any more. Please speak to us"},{"kind":"paragraph","text":"If you cancel and we keep a part of what you paid, we give you the reason for the amount whenever you ask for it: write to us, or use the complaint form on your dashboard."},{"kind":"paragraph","text":"A retreat is bought for certain days, so there is no right to withdraw from the contract within 14 days. What you get back instead when you cancel stands here."}]},{"title":"If we cancel","lines":[{"kind":"paragraph","text":"If we cancel the retreat, or if unavoidable and extraordinary circumstances there keep it or your journey from taking place, you get everything back within 14 days, the deposit too."},{"kind":"paragraph","text":"We tell you by mail as soon as we know."}]},{"title":"The Wind or Win Guarantee","lines":[{"kind":"paragraph","text":"If your retreat has fewer than 3 full kite days, you get the same number of kite days back at a future retreat or in Belgium, or €150 cash back."}]},{"title":"Founding members","lines":[{"kind":"paragraph","text":"Founding members get a lifetime discount of 20% on future retreats, a founders pack, and professional photos and video worth €200."}]},{"title":"Your health and your safety","lines":[{"kind":"paragraph","text":"Kitesurfing is a sport in wind and open water, and it has risks. Please tell us in the booking form about health conditions your coaches should know of, and follow their instructions on the water."}]},{"title":"If something is not as promised","lines":[{"kind":"paragraph","text":"If something is not as it was promised, tell whoever looks after you on the spot at once, so that it can be put right. You can complain on your dashboard too: we confirm within 7 days that we have it, and answer within 60."}]},{"title":"Whom to turn to","lines":[{"kind":"paragraph","text":"During the stay this number is answered day and night: +220 000 0001 (Your host at the lodge). Complaints go to complaints@tradewind.example, also after the stay. Where we do not come to terms, Example Travel Dispute Board, Brussels settles disputes outside the courts: https://travel-disputes.example."},{"kind":"paragraph","text":"Should Tradewind Retreats become insolvent, Example Insurance gives payments back, policy POLICY-0000: Example Square 2, 1000 Brussels, Belgium, +32 000 00 00 01, claims@insurance.example."}]},{"title":"Your account","lines":[{"kind":"paragraph","text":"Please give us your real name and an e-mail address that reaches you, and keep your password to yourself. What we do with your data stands in the privacy policy."}]},{"title":"The law that applies","lines":[{"kind":"paragraph","text":"Gambian law applies to these terms. It takes none of the rights from you that the law of the country you live in gives you as a consumer, those of package travel in the European Union among them."}]},{"title":"How to reach us","lines":[{"kind":"paragraph","text":"Write to hello@tradewind.example, or to +220 000 0000 on WhatsApp. We reply within 24 hours, and support is available 9–18 CET."}]}]},"refundPolicy":{"title":"Refund policy","intro":"Plans change. This page says what you get back when you cancel, and how it reaches you. The first step that fits your case is the one that counts.","sections":[{"title":"What you get back","lines":[{"kind":"point","text":"Within 48 hours of booking: Full refund, including the deposit"},{"kind":"point","text":"45 or more days before the retreat: Full refund, except the deposit"},{"kind":"point","text":"30–44 days before the retreat: 50% refund of what was paid beyond the deposit"},{"kind":"point","text":"Less than 30 days before the retreat: No refund, but your place can be handed to another person"},{"kind":"point","text":"Once the retreat has begun: It cannot be cancelled any more. Please speak to us"}]},{"title":"The deposit","lines":[{"kind":"paragraph","text":"The deposit is €200. It is refundable within 48 hours of booking. After that it is not refundable. If you paid the full amount at once, the deposit is the first €200 of it."}]},{"title":"Cancelling early costs only the deposit","lines":[{"kind":"paragraph","text":"There is free cancellation up to 45 days before the retreat: you get back everything you paid except the deposit."},{"kind":"paragraph","text":"From 44 to 30 days before, you get back 50% of what you paid beyond the deposit."}]},{"title":"Less than 30 days before","lines":[{"kind":"paragraph","text":"There is no refund any more, but your place is not lost: somebody else can come in your place."}]},{"title":"Handing your place to another person","lines":[{"kind":"paragraph","text":"You can hand your place to another person up to 7 days before the retreat begins: nobody can refuse it. Later than that, please ask us. We ask nothing for it."},{"kind":"paragraph","text":"On your dashboard you name who comes, and get a link for that person, who takes over the booking with all that is paid and all that is still due. What you have paid stays with the booking: how you settle it between you is up to you. A refund goes back the way it was paid."}]},{"title":"How we count","lines":[{"kind":"paragraph","text":"The 48 hours run from the moment you submitted the booking. The days are calendar days in The Gambia, counted from the day you cancel to the first day of your retreat. From that first day on a retreat cannot be cancelled, however short ago it was booked."}]},{"title":"How to cancel","lines":[{"kind":"paragraph","text":"Open your dashboard, choose the booking and cancel it. Before you confirm, you see exactly how much you get back."}]},{"title":"If we cancel","lines":[{"kind":"paragraph","text":"If we cancel the retreat, or if unavoidable and extraordinary circumstances there keep it or your journey from taking place, you get everything back within 14 days, the deposit too. That holds however near the retreat is and whatever our reason, too few guests or something on our side. You need not do anything. We tell you by mail, and a payment that reaches us later goes back as well."},{"kind":"paragraph","text":"A date that is marked as guaranteed to run has the guests that it needs. A date without that mark may still be cancelled because too few have booked."}]},{"title":"If we change something significant","lines":[{"kind":"paragraph","text":"If we have to change something significant of what you booked, we ask you: accept it, or leave without a fee and get everything back. You have at least 7 days to choose, and we remind you. If you do not answer by the day that we name, we take it that you accept."},{"kind":"paragraph","text":"The price of what you have booked can rise only where fuel, taxes or the exchange rate of money make the journey dearer, and where we tell you why and how it is reckoned, 20 days before the retreat begins at the latest; from then on it does not rise. Where it would rise by more than 8%, you may leave without a fee. If the same costs sink, you may ask for a lower price."}]},{"title":"How the money reaches you","lines":[{"kind":"paragraph","text":"What we owe you back reaches you within 14 days."},{"kind":"point","text":"Paid by card, Bancontact or iDEAL: the refund goes back the same way, through the payment provider."},{"kind":"point","text":"Paid by bank transfer: we transfer the refund to your bank account. A bank transfer takes 1–3 business days."}]},{"title":"If your payment arrives too late","lines":[{"kind":"paragraph","text":"A booking that is not paid within 48 hours expires. If your payment reaches us after that, the booking is revived if a place is still free. If not, you get the whole payment back."}]},{"title":"If there is no wind","lines":[{"kind":"paragraph","text":"Then the Wind or Win Guarantee applies: with fewer than 3 full kite days you get the same number of kite days back at a future retreat or in Belgium, or €150 cash back."}]},{"title":"Why we keep what we keep","lines":[{"kind":"paragraph","text":"If you cancel and we keep a part of what you paid, we give you the reason for the amount whenever you ask for it: write to us, or use the complaint form on your dashboard."},{"kind":"paragraph","text":"A retreat is bought for certain days, so there is no right to withdraw from the contract within 14 days. What you get back instead when you cancel stands here."}]},{"title":"Questions","lines":[{"kind":"paragraph","text":"Write to hello@tradewind.example. We reply within 24 hours, and support is available 9–18 CET."}]}]}}', '2025-09-01 09:00:00+00');


--
-- Data for Name: order_versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_versions VALUES
	('b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', 'e468a81753a7b22f5896b3170c46be6141c2ca93ebecb92104947392c3bb71d8', '{"language":"en","textsVersion":"e468a81753a7b22f5896b3170c46be6141c2ca93ebecb92104947392c3bb71d8","stay":{"label":"Oct 31–Nov 7, 2025","startsOn":"2025-10-31","endsOn":"2025-11-07","packageType":"kiter","room":"shared"},"included":["7 nights in a shared room: A lodge by the sea in Sanyang, with rooms around a garden","Breakfast and dinner on every day; lunch is not included (Vegan)","10 hours of coaching over the 8 days","3 yoga sessions","Gear","Airport pickup","Cultural excursions","Photos and video","Lifetime discount of 20% on future retreats","Founders pack","Wind or Win Guarantee"],"excluded":["Flights to and from The Gambia","The way back to the airport","Travel insurance: you book it yourself","Visa and health papers: check what your passport needs"],"price":{"lines":[{"label":"Kiter, Super Early Bird","amountCents":95000}],"totalCents":95000,"depositCents":20000},"settledCents":0,"balanceDueOn":"2025-09-16","extras":[{"label":"Airport tax, in cash on arrival and on departure","amountCents":4000}],"schedule":[{"pays":"deposit","on":null,"amountCents":20000},{"pays":"balance","on":"2025-09-16","amountCents":75000}],"cancellation":{"whole":[{"kind":"everything","amount":950,"ifArrives":0,"end":"instant","until":"2025-09-03T09:00:00.000Z"},{"kind":"all_but_deposit","amount":750,"ifArrives":0,"end":"day","until":"2025-09-17T00:00:00.000Z"},{"kind":"half","amount":375,"ifArrives":0,"end":"day","until":"2025-10-02T00:00:00.000Z"},{"kind":"nothing","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}],"deposit":[{"kind":"deposit","amount":200,"ifArrives":0,"end":"instant","until":"2025-09-03T09:00:00.000Z"},{"kind":"deposit_stays","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}]},"handOverUntil":"2025-10-24","handOverCents":0,"minimum":{"guests":4,"decidedBy":"2025-10-11"},"change":null}', '2025-09-01 09:00:00+00'),
	('bb47c5cb2f8e7c063111d597861fc75a47e08346173f7f1137ed14fd76186572', 'e468a81753a7b22f5896b3170c46be6141c2ca93ebecb92104947392c3bb71d8', '{"language":"en","textsVersion":"e468a81753a7b22f5896b3170c46be6141c2ca93ebecb92104947392c3bb71d8","stay":{"label":"Oct 31–Nov 7, 2025","startsOn":"2025-10-31","endsOn":"2025-11-07","packageType":"non-kiter","room":"shared"},"included":["7 nights in a shared room: A lodge by the sea in Sanyang, with rooms around a garden","Breakfast and dinner on every day; lunch is not included","Workshops: sand painting, batik dyeing, African cooking and drum painting","3 yoga sessions","Airport pickup","Cultural excursions","Photos and video","Lifetime discount of 20% on future retreats","Founders pack","Wind or Win Guarantee"],"excluded":["Kite coaching","Gear","Flights to and from The Gambia","The way back to the airport","Travel insurance: you book it yourself","Visa and health papers: check what your passport needs"],"price":{"lines":[{"label":"Non-kiter, Super Early Bird","amountCents":95000}],"totalCents":95000,"depositCents":20000},"settledCents":0,"balanceDueOn":"2025-09-16","extras":[{"label":"Airport tax, in cash on arrival and on departure","amountCents":4000}],"schedule":[{"pays":"deposit","on":null,"amountCents":20000},{"pays":"balance","on":"2025-09-16","amountCents":75000}],"cancellation":{"whole":[{"kind":"everything","amount":950,"ifArrives":0,"end":"instant","until":"2025-09-03T09:00:00.000Z"},{"kind":"all_but_deposit","amount":750,"ifArrives":0,"end":"day","until":"2025-09-17T00:00:00.000Z"},{"kind":"half","amount":375,"ifArrives":0,"end":"day","until":"2025-10-02T00:00:00.000Z"},{"kind":"nothing","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}],"deposit":[{"kind":"deposit","amount":200,"ifArrives":0,"end":"instant","until":"2025-09-03T09:00:00.000Z"},{"kind":"deposit_stays","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}]},"handOverUntil":"2025-10-24","handOverCents":0,"minimum":{"guests":4,"decidedBy":"2025-10-11"},"change":null}', '2025-09-01 09:00:00+00'),
	('39a5f6f91fe4ed3ff71747f718e21021adaa4545779807396972036b78fa33f1', 'e468a81753a7b22f5896b3170c46be6141c2ca93ebecb92104947392c3bb71d8', '{"language":"en","textsVersion":"e468a81753a7b22f5896b3170c46be6141c2ca93ebecb92104947392c3bb71d8","stay":{"label":"Oct 31–Nov 7, 2025","startsOn":"2025-10-31","endsOn":"2025-11-07","packageType":"kiter","room":"shared"},"included":["7 nights in a shared room: A lodge by the sea in Sanyang, with rooms around a garden","Breakfast and dinner on every day; lunch is not included (Vegan)","10 hours of coaching over the 8 days","3 yoga sessions","Gear","Airport pickup","Cultural excursions","Photos and video","Lifetime discount of 20% on future retreats","Founders pack","Wind or Win Guarantee"],"excluded":["Flights to and from The Gambia","The way back to the airport","Travel insurance: you book it yourself","Visa and health papers: check what your passport needs"],"price":{"lines":[{"label":"Kiter, Super Early Bird","amountCents":95000}],"totalCents":95000,"depositCents":20000},"settledCents":0,"balanceDueOn":"2025-09-16","extras":[{"label":"Airport tax, in cash on arrival and on departure","amountCents":4000}],"schedule":[{"pays":"deposit","on":null,"amountCents":20000},{"pays":"balance","on":"2025-09-16","amountCents":75000}],"cancellation":{"whole":[{"kind":"everything","amount":950,"ifArrives":0,"end":"instant","until":"2025-09-05T10:00:00.000Z"},{"kind":"all_but_deposit","amount":750,"ifArrives":0,"end":"day","until":"2025-09-17T00:00:00.000Z"},{"kind":"half","amount":375,"ifArrives":0,"end":"day","until":"2025-10-02T00:00:00.000Z"},{"kind":"nothing","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}],"deposit":[{"kind":"deposit","amount":200,"ifArrives":0,"end":"instant","until":"2025-09-05T10:00:00.000Z"},{"kind":"deposit_stays","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}]},"handOverUntil":"2025-10-24","handOverCents":0,"minimum":{"guests":4,"decidedBy":"2025-10-11"},"change":null}', '2025-09-03 10:00:00+00');


--
-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orders VALUES
	('082ce8fa-38b9-4bd3-be3c-10796d5eb2a6', 'de1a9cdc-1b5f-4c7c-a142-d11ffa0b97c0', 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('4875199d-ca94-4096-a351-8b2588497572', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('ca6902a5-0b4c-41a9-88ad-1de13d4dcfca', '19354435-d74a-4539-be0b-af05482fa67c', 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('7fa53ffd-68ba-46cb-9a3d-633158570ffb', '32f13f20-3913-4020-aabf-24fef07530dd', 'bb47c5cb2f8e7c063111d597861fc75a47e08346173f7f1137ed14fd76186572', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('5811957e-24ca-4d13-92c6-ae7e9a1fd2b5', '784abbf1-35d1-457e-9854-fb8e25a6e501', 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('280a2aec-6db1-43fe-826b-f701e4ace2c1', 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('98b70970-021d-43c1-9bad-efbff7c3dd1a', 'cecc566d-fcba-460c-b6e0-e5fa00efb5b7', 'b0533e8f6cdf6abbeb8be7e2647a446263dfe52a807bc7afde5ae0a998f618a8', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('2f89bd46-c0ca-4ba4-a794-493a40243c71', 'd439f888-89de-4b60-b5ae-3500b3e7236c', '39a5f6f91fe4ed3ff71747f718e21021adaa4545779807396972036b78fa33f1', '2025-09-03 10:00:00+00', 'en', 'guest', 95000);


--
-- Data for Name: passkey_challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey_challenges VALUES
	('browser at the gate', 'what it has to sign', '2025-09-03 10:05:00+00');


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES
	('b7e08b0d-21db-42ae-bb8c-04e74bf19f44', 'Phone in the drawer', 'in-the-drawer', 'none', 0, 'localhost', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES
	('ad471ec5-29af-40d4-8247-8550e0d5ab75', '1b030179-10aa-4095-b715-7cbd55fdec13', 'deposit', 'bank_transfer', 20000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('6d1ba7ea-23ed-493a-8ac9-24d93242dbaf', '8adb3c4a-9b37-482e-964a-b49f0eb159fc', 'full', 'bank_transfer', 95000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('85bfa67f-d149-4842-908b-9aed965a255c', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'deposit', 'card', 20000, 'received', 'pi_sandbox_7Os41HAV_3_TuCpeQ7KcMY1TzuZzFCzI', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('1d4295e5-c745-4efd-aa72-88c1daebb538', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'balance', 'card', 75000, 'received', 'pi_sandbox_ETnFVicAaNdnpkZdcja4UELV9wyGoShH', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('0d0483bd-63fe-42d4-ba03-edcddaf3e71a', '19354435-d74a-4539-be0b-af05482fa67c', 'full', 'card', 95000, 'received', 'pi_sandbox_D58eTO5voJ9-keS28wp3RLIvslM7a8kg', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('9bcc553b-24a2-4d0c-8b23-fb7acb5d849e', '19354435-d74a-4539-be0b-af05482fa67c', 'refund', 'card', 95000, 'refunded', 're_sandbox_zGVQMrKCZteN8yhpl22rUni-fwwUakAI', NULL, '0d0483bd-63fe-42d4-ba03-edcddaf3e71a', 'booking_cancelled', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('9ac86d16-a65b-4a75-9554-d21a4aa7659e', '784abbf1-35d1-457e-9854-fb8e25a6e501', 'deposit', 'bank_transfer', 20000, 'rejected', NULL, 'KITE-DEPOSIT-2025-JALLOW-4FBZ', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('2365a9e1-17a4-4363-8b70-15bd99fd7b84', 'cecc566d-fcba-460c-b6e0-e5fa00efb5b7', 'deposit', 'bank_transfer', 20000, 'reported', NULL, 'KITE-DEPOSIT-2025-JALLOW-Q23K', NULL, NULL, '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('6d89559e-c16f-4ef4-92b7-117b28aaa40b', '32f13f20-3913-4020-aabf-24fef07530dd', 'full', 'bank_transfer', 95000, 'received', NULL, 'KITE-FULL-2025-PEETERS-8Q93', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 95000}', NULL, NULL),
	('adc9b60f-705f-4f08-afcf-3c80feff2d42', 'cff7ce87-3d08-405e-8a5c-c528638282d1', 'deposit', 'bank_transfer', 20000, 'received', NULL, 'KITE-DEPOSIT-2025-JALLOW-8NCU', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, '2025-09-03', NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 20000}', NULL, NULL);


--
-- Data for Name: provider_failures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_failures VALUES
	('refund', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('draft:unknown', 1, '2026-11-24 00:00:48.239+00'),
	('order:BDA4L7OWzcBfckpvSExS5iVktl0Fkocv', 1, '2026-11-24 00:09:48.57+00'),
	('order:xUC8jqzAGNsc6LGqUjGsMETlzBHlSgYj', 1, '2026-11-24 00:09:48.706+00'),
	('checkout:xUC8jqzAGNsc6LGqUjGsMETlzBHlSgYj', 2, '2026-11-24 00:09:48.73+00'),
	('order:AxieVvrwydTNSNUs8qnSyIPS6ITLHYyY', 1, '2026-11-24 00:09:49.003+00'),
	('checkout:AxieVvrwydTNSNUs8qnSyIPS6ITLHYyY', 1, '2026-11-24 00:09:49.021+00'),
	('order:xeZwm7ik8ptrmjCe8H1SB9XgeNS6y2RO', 1, '2026-11-24 00:09:49.196+00'),
	('order:jejijuWUeNMvkmTReXAjDzZmDbHBlmpO', 1, '2026-11-24 00:09:49.349+00'),
	('order:09dSjrutTnoiXxnq9IDP9EDt7jiJ6RhJ', 1, '2026-11-24 00:09:49.506+00'),
	('order:OZxrv0zTH7EjwtXR55q0gVb3UL2W3lLa', 1, '2026-11-24 00:09:49.676+00'),
	('contact:unknown', 1, '2026-11-24 00:00:49.712+00'),
	('forgot:unknown', 1, '2026-11-24 00:00:49.721+00'),
	('reset-mail:companion@example.com', 1, '2026-11-24 00:59:49.722+00'),
	('password-address-minute:unknown', 0, '2026-11-24 00:00:48.229+00'),
	('password-address-day:unknown', 0, '2026-11-24 23:59:48.231+00'),
	('register:unknown', 8, '2026-11-24 00:00:48.245+00'),
	('sign-up:unknown', 8, '2026-11-24 00:59:48.246+00'),
	('order:L7P9FQ38PGCBb78PxhX5d6JcZcrwohZN', 1, '2026-11-24 00:09:50.424+00'),
	('submit:unknown', 9, '2026-11-24 00:00:48.328+00');


--
-- Data for Name: refund_tries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.refund_tries VALUES
	('9bcc553b-24a2-4d0c-8b23-fb7acb5d849e', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:10+00', 0, NULL);


--
-- Data for Name: restores; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.restores OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: retreats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.retreats VALUES
	('1244a4a8-24ff-4f95-be5c-99745eb99c3c', '2025-11-07', '2025-11-14', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('ce73223d-2a52-499c-b61d-46cb78bca4a2', '2025-12-05', '2025-12-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('828a5fc9-669d-4714-bbf8-b16cd4494f85', '2026-01-09', '2026-01-16', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('55c606ff-2d69-4a92-9798-b9c07a55e050', '2026-01-23', '2026-01-30', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('51ac7b19-8ad2-4c67-9fc8-41300cf42d5e', '2026-02-06', '2026-02-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('6dd6362d-6395-4b20-aa1b-88e58498629c', '2026-02-20', '2026-02-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('0c8d2cfd-5d99-4b65-848d-0ef74fab560b', '2026-03-06', '2026-03-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('966b6975-0f34-4abf-8e6c-d0025ffd5976', '2026-03-20', '2026-03-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('680e713b-58ca-4165-be93-14753345d26a', '2026-10-30', '2026-11-06', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('a383f4d8-fc71-4cf6-93ae-ab1670e9b3f7', '2026-11-06', '2026-11-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('f5c7e1cc-7794-4cc8-99b3-860be54d0a21', '2026-12-04', '2026-12-11', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('c1bccff5-ae80-4046-b93f-000bc5cb7acb', '2027-01-08', '2027-01-15', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('56c9db6b-1a68-4e81-b725-d5643795c17e', '2027-01-22', '2027-01-29', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('2c1c0281-89a7-4ae9-9c24-f3d3caae8c5a', '2027-02-05', '2027-02-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('7a091311-0b86-46b5-8fb6-ce109538a039', '2027-02-19', '2027-02-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('de29bd27-cb2f-40bb-8def-3235f84ea8d8', '2027-03-05', '2027-03-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('bbaf9c3f-9e38-49a7-911a-5d0d66ae9a84', '2027-03-19', '2027-03-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('fdebf74a-d50e-4d0b-8554-1a73762064b3', '2025-10-31', '2025-11-07', 8, 8, 'on_sale', NULL, NULL, NULL, 1, '2025-09-03 10:00:00+00');


--
-- Data for Name: sandbox_checkouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_checkouts VALUES
	('cs_sandbox_fizJ8C69OkaGLD1BhaAoyXpqpIQhhEKp', 'f6d6ad5f-65f0-4dac-861d-ac789d4e7ac9-ppNWllVSauL0F3b2pPCXls', 'pi_sandbox_7Os41HAV_3_TuCpeQ7KcMY1TzuZzFCzI', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'deposit', 'Deposit: Kiter package, Oct 31–Nov 7, 2025', 20000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_fizJ8C69OkaGLD1BhaAoyXpqpIQhhEKp', 'http://127.0.0.1:3000/payment?leadId=b3cd73b4-2273-46b9-9eed-142cfda7f514&cancelled=true', '2025-09-01 10:00:00+00', 'card'),
	('cs_sandbox_km8bdUD4_DaPQwuQq1gBHiijnYLpaTbj', '59c622f3-24ac-4948-ba0d-30881f7ba203-YzZJtYkAnRwKvc_JlayhXH', 'pi_sandbox_ETnFVicAaNdnpkZdcja4UELV9wyGoShH', 'b3cd73b4-2273-46b9-9eed-142cfda7f514', 'balance', 'Balance: Kiter package, Oct 31–Nov 7, 2025', 75000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_km8bdUD4_DaPQwuQq1gBHiijnYLpaTbj', 'http://127.0.0.1:3000/payment?leadId=b3cd73b4-2273-46b9-9eed-142cfda7f514&cancelled=true', '2025-09-01 10:00:00+00', 'card'),
	('cs_sandbox_R8idZ9JOP5ql7emEoYhsnWMsogXP0kjE', 'efecf369-56a4-4734-bc09-40d9770e43b0-s1VB2ljIyqcEJDICpr5EaR', 'pi_sandbox_D58eTO5voJ9-keS28wp3RLIvslM7a8kg', '19354435-d74a-4539-be0b-af05482fa67c', 'full', 'Full payment: Kiter package, Oct 31–Nov 7, 2025', 95000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_R8idZ9JOP5ql7emEoYhsnWMsogXP0kjE', 'http://127.0.0.1:3000/payment?leadId=19354435-d74a-4539-be0b-af05482fa67c&cancelled=true', '2025-09-01 10:00:00+00', 'card');


--
-- Data for Name: sandbox_refunds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_refunds VALUES
	('re_sandbox_zGVQMrKCZteN8yhpl22rUni-fwwUakAI', '9bcc553b-24a2-4d0c-8b23-fb7acb5d849e', 'pi_sandbox_D58eTO5voJ9-keS28wp3RLIvslM7a8kg', 95000);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('N7XkaTOWZZZUxNfyg8phpTaGbTsvurt9', 'n3PqDhsNjt6fOWUxG4vhAP0aLC7PLAsL', 'BDA4L7OWzcBfckpvSExS5iVktl0Fkocv', '2026-12-23 23:59:48.319+00', '', '', '2026-11-23 23:59:48.319+00', '2026-11-23 23:59:48.319+00'),
	('JMaCvyYJjWMIcXEPEZc7HJGj0Z5une8S', 'tQqY4aZvtu9nPWtc9liYtd7JzIn7FJpI', 'xUC8jqzAGNsc6LGqUjGsMETlzBHlSgYj', '2026-12-23 23:59:48.663+00', '', '', '2026-11-23 23:59:48.663+00', '2026-11-23 23:59:48.663+00'),
	('kyo4MIzVCSLhsGIoEpyj93zOgMtDaD0Q', 'tz8Ijaxg6KCbwrWchAnOPdKIlRFpyHsU', 'AxieVvrwydTNSNUs8qnSyIPS6ITLHYyY', '2026-12-23 23:59:48.962+00', '', '', '2026-11-23 23:59:48.962+00', '2026-11-23 23:59:48.962+00'),
	('HFhSEOkZ1DfwBhALN7WD7hTulP5oBXOu', 'NrtSmz4frBTPwomgBl1p8CRPdhcJqdoz', 'xeZwm7ik8ptrmjCe8H1SB9XgeNS6y2RO', '2026-12-23 23:59:49.163+00', '', '', '2026-11-23 23:59:49.163+00', '2026-11-23 23:59:49.163+00'),
	('AqDIp2NvVAWu5Ya9emagDuLizb5Anl4U', 'e9fN4k1zBuQXehMB92CtTTurCrbpzVra', 'jejijuWUeNMvkmTReXAjDzZmDbHBlmpO', '2026-12-23 23:59:49.318+00', '', '', '2026-11-23 23:59:49.318+00', '2026-11-23 23:59:49.318+00'),
	('RRvmXGWR7T9ozff1AOxSY0H0ph7g0bqv', 'uBTFUfw2ODr694DbGeTqFkSWjWf0P22X', '09dSjrutTnoiXxnq9IDP9EDt7jiJ6RhJ', '2026-12-23 23:59:49.467+00', '', '', '2026-11-23 23:59:49.467+00', '2026-11-23 23:59:49.467+00'),
	('ZfdtuW3NAdogJFQe8bbI4nQ4VRnP4U0e', '6acjDwg2hWS9MNjAqCQRe8iJZM29nzid', 'OZxrv0zTH7EjwtXR55q0gVb3UL2W3lLa', '2026-12-23 23:59:49.644+00', '', '', '2026-11-23 23:59:49.644+00', '2026-11-23 23:59:49.644+00'),
	('a1IQVMNEN7rx5tq53QAyOuVn5d96fGGe', 'FMXVRJynuO3cXqm31nuf1gJSZ6wcsquV', 'L7P9FQ38PGCBb78PxhX5d6JcZcrwohZN', '2026-12-23 23:59:50.389+00', '', '', '2026-11-23 23:59:50.389+00', '2026-11-23 23:59:50.389+00');


--
-- Data for Name: unclaimed_holds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.unclaimed_holds VALUES
	('cddcda18-14d1-48d9-a201-83f488267503', 'yQ5qQ5emJP1AwHAnICQNIXvwOA9PGfYeKNfZM3wpFcM', 'guW1yt6YMfjaqtoHlj8CuY4W3NO385t-FZwMz1q_7LE');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('BDA4L7OWzcBfckpvSExS5iVktl0Fkocv', 'Awa Jallow', 'submitted@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 23:59:48.316+00', '2026-11-23 23:59:48.316+00'),
	('xUC8jqzAGNsc6LGqUjGsMETlzBHlSgYj', 'Awa Jallow', 'two-parts@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 23:59:48.661+00', '2026-11-23 23:59:48.661+00'),
	('AxieVvrwydTNSNUs8qnSyIPS6ITLHYyY', 'Awa Jallow', 'cancelled@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 23:59:48.957+00', '2026-11-23 23:59:48.957+00'),
	('xeZwm7ik8ptrmjCe8H1SB9XgeNS6y2RO', 'Awa Jallow', 'companion@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 23:59:49.162+00', '2026-11-23 23:59:49.162+00'),
	('jejijuWUeNMvkmTReXAjDzZmDbHBlmpO', 'Awa Jallow', 'rejected@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 23:59:49.315+00', '2026-11-23 23:59:49.315+00'),
	('09dSjrutTnoiXxnq9IDP9EDt7jiJ6RhJ', 'Awa Jallow', 'statement@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 23:59:49.465+00', '2026-11-23 23:59:49.465+00'),
	('OZxrv0zTH7EjwtXR55q0gVb3UL2W3lLa', 'Awa Jallow', 'reported@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 23:59:49.642+00', '2026-11-23 23:59:49.642+00'),
	('L7P9FQ38PGCBb78PxhX5d6JcZcrwohZN', 'Awa Jallow', 'late@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 23:59:50.387+00', '2026-11-23 23:59:50.387+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('rhaGW9QVmmc3iYnL4ce0qTkNsW6XQ43b', 'Spjb5Al6MG3m4ztT7v5w4xbeEOpWyg9HCVBVQmyvBDU', 'xeZwm7ik8ptrmjCe8H1SB9XgeNS6y2RO', '2026-11-24 00:59:49.725+00', '2026-11-23 23:59:49.726+00', '2026-11-23 23:59:49.726+00');


--
-- Data for Name: webhook_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook_events VALUES
	('evt_sandbox_M1-1IWLlJqiJ4Yv7-hxjKCFz8Wx2kAh4', 'checkout.session.completed', 'checkout', 'cs_sandbox_fizJ8C69OkaGLD1BhaAoyXpqpIQhhEKp', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_XmtyXeBKO9j-7fLMDbTG7uVdvskvUuBk', 'checkout.session.completed', 'checkout', 'cs_sandbox_km8bdUD4_DaPQwuQq1gBHiijnYLpaTbj', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_Ta8zzd6eE18L5gGUC0KnQBhYW5U2cSyS', 'checkout.session.completed', 'checkout', 'cs_sandbox_R8idZ9JOP5ql7emEoYhsnWMsogXP0kjE', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 29, true);


--
-- Name: backup_runs_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.backup_runs_id_seq', 1, true);


--
-- Name: history_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.history_id_seq', 28, true);


--
-- Name: restores_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.restores_id_seq', 1, true);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: accounts accounts_of_provider; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_of_provider UNIQUE (provider_id, account_id);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: admin_sessions admin_sessions_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_id_unique UNIQUE (id);


--
-- Name: admin_sessions admin_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: alerts alerts_kind_server_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_kind_server_pk PRIMARY KEY (kind, server);


--
-- Name: backup_runs backup_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.backup_runs
    ADD CONSTRAINT backup_runs_pkey PRIMARY KEY (id);


--
-- Name: bank_layouts bank_layouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_layouts
    ADD CONSTRAINT bank_layouts_pkey PRIMARY KEY (fingerprint);


--
-- Name: bank_lines bank_lines_id_payment_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_id_payment_id_pk PRIMARY KEY (id, payment_id);


--
-- Name: bank_lines bank_lines_payment_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_payment_id_unique UNIQUE (payment_id);


--
-- Name: booking_notes booking_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_notes
    ADD CONSTRAINT booking_notes_pkey PRIMARY KEY (id);


--
-- Name: bookings bookings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);


--
-- Name: bookings bookings_place; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_place UNIQUE (retreat_id, package_type, place_number);


--
-- Name: bookings bookings_reference_suffix_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_reference_suffix_unique UNIQUE (reference_suffix);


--
-- Name: bookings bookings_sealed_emergency_contact; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_emergency_contact CHECK ((emergency_contact ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: bookings bookings_sealed_emergency_phone; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_emergency_phone CHECK ((emergency_phone ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: bookings bookings_sealed_health_conditions; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_health_conditions CHECK ((health_conditions ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: browser_errors browser_errors_fingerprint_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.browser_errors
    ADD CONSTRAINT browser_errors_fingerprint_unique UNIQUE (fingerprint);


--
-- Name: browser_errors browser_errors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.browser_errors
    ADD CONSTRAINT browser_errors_pkey PRIMARY KEY (id);


--
-- Name: change_choices change_choices_change_id_booking_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.change_choices
    ADD CONSTRAINT change_choices_change_id_booking_id_pk PRIMARY KEY (change_id, booking_id);


--
-- Name: checkout_sessions checkout_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_pkey PRIMARY KEY (id);


--
-- Name: checkout_sessions checkout_sessions_provider_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_provider_id_unique UNIQUE (provider_id);


--
-- Name: complaints complaints_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (id);


--
-- Name: contacts contacts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);


--
-- Name: date_changes date_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.date_changes
    ADD CONSTRAINT date_changes_pkey PRIMARY KEY (id);


--
-- Name: document_counters document_counters_kind_year_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.document_counters
    ADD CONSTRAINT document_counters_kind_year_pk PRIMARY KEY (kind, year);


--
-- Name: documents documents_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_number UNIQUE (kind, year, number);


--
-- Name: documents documents_payment_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_payment_id_unique UNIQUE (payment_id);


--
-- Name: documents documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);


--
-- Name: hand_overs hand_overs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_pkey PRIMARY KEY (id);


--
-- Name: history history_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_pkey PRIMARY KEY (id);


--
-- Name: kept_lines kept_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kept_lines
    ADD CONSTRAINT kept_lines_pkey PRIMARY KEY (id);


--
-- Name: leases leases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);


--
-- Name: mails mails_occasion_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_occasion_unique UNIQUE (occasion);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: notion_sync notion_sync_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notion_sync
    ADD CONSTRAINT notion_sync_pkey PRIMARY KEY (id);


--
-- Name: operator_settings operator_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_settings
    ADD CONSTRAINT operator_settings_pkey PRIMARY KEY (id);


--
-- Name: order_texts order_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_texts
    ADD CONSTRAINT order_texts_pkey PRIMARY KEY (version);


--
-- Name: order_versions order_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_versions
    ADD CONSTRAINT order_versions_pkey PRIMARY KEY (version);


--
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);


--
-- Name: passkey_challenges passkey_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (asker);


--
-- Name: passkeys passkeys_credential_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


--
-- Name: payments payments_provider_reference_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_provider_reference_unique UNIQUE (provider_reference);


--
-- Name: provider_failures provider_failures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_failures
    ADD CONSTRAINT provider_failures_pkey PRIMARY KEY (call);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: refund_tries refund_tries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund_tries
    ADD CONSTRAINT refund_tries_pkey PRIMARY KEY (refund_id);


--
-- Name: restores restores_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.restores
    ADD CONSTRAINT restores_pkey PRIMARY KEY (id);


--
-- Name: retreats retreats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.retreats
    ADD CONSTRAINT retreats_pkey PRIMARY KEY (id);


--
-- Name: sandbox_checkouts sandbox_checkouts_idempotency_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_idempotency_key_unique UNIQUE (idempotency_key);


--
-- Name: sandbox_checkouts sandbox_checkouts_payment_intent_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_payment_intent_unique UNIQUE (payment_intent);


--
-- Name: sandbox_checkouts sandbox_checkouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_pkey PRIMARY KEY (id);


--
-- Name: sandbox_refunds sandbox_refunds_idempotency_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_idempotency_key_unique UNIQUE (idempotency_key);


--
-- Name: sandbox_refunds sandbox_refunds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_unique UNIQUE (token);


--
-- Name: unclaimed_holds unclaimed_holds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unclaimed_holds
    ADD CONSTRAINT unclaimed_holds_pkey PRIMARY KEY (booking_id);


--
-- Name: users users_email_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: webhook_events webhook_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);


--
-- Name: accounts_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user ON public.accounts USING btree (user_id);


--
-- Name: backup_runs_started; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX backup_runs_started ON public.backup_runs USING btree (started_at);


--
-- Name: booking_notes_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_notes_booking ON public.booking_notes USING btree (booking_id, at);


--
-- Name: bookings_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_created ON public.bookings USING btree (created_at, id);


--
-- Name: bookings_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_email ON public.bookings USING btree (email);


--
-- Name: bookings_held; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_held ON public.bookings USING btree (retreat_id, package_type) WHERE (place_number IS NOT NULL);


--
-- Name: bookings_hold_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_hold_expires ON public.bookings USING btree (hold_expires_at);


--
-- Name: bookings_unused; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_unused ON public.bookings USING btree (updated_at) WHERE (status = ANY (ARRAY['in_progress'::text, 'expired'::text]));


--
-- Name: bookings_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_user ON public.bookings USING btree (user_id);


--
-- Name: browser_errors_last; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX browser_errors_last ON public.browser_errors USING btree (last_at);


--
-- Name: change_choices_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX change_choices_booking ON public.change_choices USING btree (booking_id);


--
-- Name: change_choices_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX change_choices_open ON public.change_choices USING btree (change_id) WHERE (state = 'asked'::text);


--
-- Name: checkout_sessions_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX checkout_sessions_booking ON public.checkout_sessions USING btree (booking_id);


--
-- Name: checkout_sessions_one_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX checkout_sessions_one_live ON public.checkout_sessions USING btree (booking_id) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text]));


--
-- Name: complaints_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX complaints_booking ON public.complaints USING btree (booking_id, received_at);


--
-- Name: complaints_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX complaints_open ON public.complaints USING btree (booking_id, user_id) WHERE (answered_at IS NULL);


--
-- Name: complaints_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX complaints_user ON public.complaints USING btree (user_id);


--
-- Name: contacts_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_created ON public.contacts USING btree (created_at, id);


--
-- Name: contacts_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_email ON public.contacts USING btree (email);


--
-- Name: contacts_unanswered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_unanswered ON public.contacts USING btree (created_at) WHERE (answered_at IS NULL);


--
-- Name: contacts_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_user ON public.contacts USING btree (user_id);


--
-- Name: date_changes_retreat; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX date_changes_retreat ON public.date_changes USING btree (retreat_id, announced_at);


--
-- Name: documents_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX documents_booking ON public.documents USING btree (booking_id);


--
-- Name: hand_overs_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_overs_booking ON public.hand_overs USING btree (booking_id, made_at);


--
-- Name: hand_overs_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_overs_from ON public.hand_overs USING btree (from_user_id);


--
-- Name: hand_overs_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX hand_overs_live ON public.hand_overs USING btree (booking_id) WHERE (state = ANY (ARRAY['asked'::text, 'open'::text]));


--
-- Name: history_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX history_booking ON public.history USING btree (booking_id, id);


--
-- Name: history_retreat; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX history_retreat ON public.history USING btree (retreat_id, id);


--
-- Name: kept_lines_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX kept_lines_kept ON public.kept_lines USING btree (kept_at);


--
-- Name: mails_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_booking ON public.mails USING btree (booking_id);


--
-- Name: mails_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_created ON public.mails USING btree (created_at, id);


--
-- Name: mails_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (state = 'queued'::text);


--
-- Name: mails_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_failed ON public.mails USING btree (created_at) WHERE (state = 'failed'::text);


--
-- Name: mails_with_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_with_text ON public.mails USING btree (created_at) WHERE (text <> ''::text);


--
-- Name: orders_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_booking ON public.orders USING btree (booking_id, ordered_at);


--
-- Name: payments_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_booking ON public.payments USING btree (booking_id);


--
-- Name: payments_one_report; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payments_one_report ON public.payments USING btree (booking_id, kind) WHERE ((state = 'reported'::text) AND (kind <> 'balance'::text));


--
-- Name: payments_papers_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_papers_due ON public.payments USING btree (papers_due_at) WHERE (papers_due_at IS NOT NULL);


--
-- Name: payments_refund_of_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_refund_of_index ON public.payments USING btree (refund_of);


--
-- Name: payments_state_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_state_index ON public.payments USING btree (state);


--
-- Name: restores_asleep; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX restores_asleep ON public.restores USING btree (restored_at) WHERE (activated_at IS NULL);


--
-- Name: retreats_dates; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX retreats_dates ON public.retreats USING btree (starts_on, ends_on) WHERE (status <> 'cancelled'::text);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: unclaimed_holds_browser; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unclaimed_holds_browser ON public.unclaimed_holds USING btree (browser_key);


--
-- Name: unclaimed_holds_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unclaimed_holds_network ON public.unclaimed_holds USING btree (network_key);


--
-- Name: verifications_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);


--
-- Name: webhook_events_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_events_due ON public.webhook_events USING btree (due_at) WHERE (processed_at IS NULL);


--
-- Name: webhook_events_received; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_events_received ON public.webhook_events USING btree (received_at);


--
-- Name: documents documents_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER documents_are_final BEFORE DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION public.refuse_document_change();


--
-- Name: order_texts order_texts_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_texts_are_final BEFORE DELETE OR UPDATE ON public.order_texts FOR EACH ROW EXECUTE FUNCTION public.refuse_order_change();


--
-- Name: order_versions order_versions_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_versions_are_final BEFORE DELETE OR UPDATE ON public.order_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_order_change();


--
-- Name: orders orders_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER orders_are_final BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION public.refuse_order_change();


--
-- Name: accounts accounts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: bank_lines bank_lines_payment_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: booking_notes booking_notes_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_notes
    ADD CONSTRAINT booking_notes_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: bookings bookings_retreat_id_retreats_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_retreat_id_retreats_id_fk FOREIGN KEY (retreat_id) REFERENCES public.retreats(id);


--
-- Name: bookings bookings_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: change_choices change_choices_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.change_choices
    ADD CONSTRAINT change_choices_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: change_choices change_choices_change_id_date_changes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.change_choices
    ADD CONSTRAINT change_choices_change_id_date_changes_id_fk FOREIGN KEY (change_id) REFERENCES public.date_changes(id) ON DELETE CASCADE;


--
-- Name: checkout_sessions checkout_sessions_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: complaints complaints_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: complaints complaints_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: contacts contacts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: date_changes date_changes_retreat_id_retreats_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.date_changes
    ADD CONSTRAINT date_changes_retreat_id_retreats_id_fk FOREIGN KEY (retreat_id) REFERENCES public.retreats(id) ON DELETE CASCADE;


--
-- Name: documents documents_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: documents documents_payment_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: hand_overs hand_overs_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: hand_overs hand_overs_from_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_from_user_id_users_id_fk FOREIGN KEY (from_user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: history history_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: history history_retreat_id_retreats_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_retreat_id_retreats_id_fk FOREIGN KEY (retreat_id) REFERENCES public.retreats(id);


--
-- Name: mails mails_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: order_versions order_versions_texts_version_order_texts_version_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_versions
    ADD CONSTRAINT order_versions_texts_version_order_texts_version_fk FOREIGN KEY (texts_version) REFERENCES public.order_texts(version);


--
-- Name: orders orders_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: orders orders_version_order_versions_version_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_version_order_versions_version_fk FOREIGN KEY (version) REFERENCES public.order_versions(version);


--
-- Name: payments payments_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: payments payments_refund_of_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_refund_of_payments_id_fk FOREIGN KEY (refund_of) REFERENCES public.payments(id);


--
-- Name: refund_tries refund_tries_refund_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund_tries
    ADD CONSTRAINT refund_tries_refund_id_payments_id_fk FOREIGN KEY (refund_id) REFERENCES public.payments(id);


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: unclaimed_holds unclaimed_holds_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unclaimed_holds
    ADD CONSTRAINT unclaimed_holds_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--
