/**
 * The sandbox's tables. Money is integer kobo in bigint columns; in a currency without kobo, as many hundredths. The database itself enforces two rules, so that no
 * route can break them: the entries of each journal sum to 0, and a wallet's account is never below 0.
 */
export const SCHEMA_VERSION = 10;

export const schemaSql = /* sql */ `
create table meta (key text primary key, value text not null);

create table customers (
  id bigint generated always as identity primary key,
  -- Of the customer's bank: banks of different currencies share no customer, so their money never mixes.
  currency text not null,
  user_reference text not null unique,
  username text not null,
  email text not null,
  email_verified_at timestamptz,
  password_hash text not null,
  pin_hash text not null,
  pin_tries int not null default 0,
  pin_locked_until timestamptz,
  title text not null,
  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  gender text not null,
  date_of_birth date,
  phone text not null,
  phone2 text not null default '',
  id_type text,
  nin text,
  bvn text,
  unique (username, currency),
  unique (email, currency),
  unique (phone, currency)
);

create table session_tokens (
  token_hash text primary key,
  customer_id bigint not null references customers on delete cascade,
  expires_at timestamptz not null
);

create table one_time_passwords (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz
);

-- Only wallets keep a balance. Every payment moves the bank's own accounts, so keeping theirs would let payments wait for
-- each other.
create table accounts (
  id bigint generated always as identity primary key,
  code text not null unique,
  is_wallet boolean not null,
  balance_kobo bigint not null default 0,
  constraint wallet_never_negative check (not is_wallet or balance_kobo >= 0)
);

-- A terminal's account counts as a wallet: it is never below 0 either.
create table terminals (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  account_id bigint not null unique references accounts,
  terminal_code text not null unique,
  serial_number text not null unique
);

-- A virtual card's account counts as a wallet too.
create table virtual_cards (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  account_id bigint not null unique references accounts,
  embossed_name text not null,
  card_type text not null,
  card_number text not null unique,
  expiration_date text not null,
  cvv text not null,
  is_amount_locked boolean not null
);

-- An application for a physical card, and the card that comes of it.
create table physical_cards (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  card_type text not null,
  delivery_address text not null,
  card_name text not null,
  card_number text not null unique,
  exp_date text not null,
  cvv text not null,
  created_at timestamptz not null,
  ends_at timestamptz,
  ends_as text check (ends_as in ('Delivered', 'Declined'))
);

create table wallets (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  account_id bigint not null unique references accounts,
  wallet_number text not null unique check (wallet_number ~ '^[0-9]{10}$'),
  ownership_label text not null,
  product_name text not null,
  type_name text not null
);

create table journals (
  id bigint generated always as identity primary key,
  reference text not null unique,
  created_at timestamptz not null,
  memo text not null
);

-- The trigger below checks both references for all rows at once: row by row it would slow each reset of the demo data.
create table entries (
  id bigint generated always as identity primary key,
  journal_id bigint not null,
  account_id bigint not null,
  amount_kobo bigint not null check (amount_kobo <> 0)
);
create index on entries (journal_id);
create index on entries (account_id);

create table transactions (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references wallets,
  reference_number text not null,
  created_at timestamptz not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  charge_kobo bigint not null check (charge_kobo >= 0),
  direction text not null check (direction in ('credit', 'debit')),
  type_id int not null,
  category text not null,
  status text not null check (status in ('Successful', 'Pending', 'Failed', 'Reversed')),
  description text not null,
  settles_at timestamptz,
  settles_as text check (settles_as in ('Successful', 'Reversed', 'Failed')),
  counter_account_id bigint references accounts,
  client_reference text,
  recipient text,
  token text,
  unique (reference_number, wallet_id, direction)
);
create index on transactions (wallet_id, created_at desc);
create index on transactions (settles_at) where settles_at is not null;

-- Documents are kept as the data URLs that were sent; each has an address that cannot be guessed.
create table kyc_verifications (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  id_type text not null,
  valid_id text,
  valid_id_key text not null unique,
  signature text,
  signature_key text not null unique,
  created_at timestamptz not null
);

create table transfers (
  reference text primary key,
  customer_id bigint not null references customers on delete cascade,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  processed_at timestamptz
);

create table idempotency_keys (
  customer_id bigint not null,
  key text not null,
  request_hash text not null,
  status int,
  reply jsonb,
  created_at timestamptz not null,
  primary key (customer_id, key)
);

-- What of a loan was paid, and whether it is active, follows from the lines of the history that its references name.
create table loans (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  application_number text not null unique,
  product_id int not null,
  status text,
  amount_kobo bigint not null check (amount_kobo > 0),
  payable_kobo bigint not null check (payable_kobo >= amount_kobo),
  form jsonb not null,
  disbursement_ref text,
  wanted_at timestamptz not null,
  created_at timestamptz not null
);

create table loan_repayments (
  id bigint generated always as identity primary key,
  loan_id bigint not null references loans on delete cascade,
  payment_ref text not null unique,
  amount_kobo bigint not null check (amount_kobo > 0),
  method int not null,
  created_at timestamptz not null
);

-- The demo's own orders are no rows and have the numbers below. What was paid follows from the line of the history.
create table property_subscriptions (
  id bigint generated always as identity (start with 1001) primary key,
  customer_id bigint not null references customers on delete cascade,
  property_id int not null,
  quantity int not null check (quantity > 0),
  months int not null check (months > 0),
  start_date date not null,
  payment_option text not null check (payment_option in ('wallet', 'direct-debit')),
  reference text not null unique,
  client_reference text,
  outcome text not null,
  created_at timestamptz not null
);

create function post_entries() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added left join journals on journals.id = journal_id
      left join accounts on accounts.id = account_id where journals.id is null or accounts.id is null) then
    raise exception 'an entry needs a journal and an account' using errcode = 'foreign_key_violation';
  end if;
  if exists (select 1 from added group by journal_id having sum(amount_kobo) <> 0) then
    raise exception 'entries of a journal must sum to 0' using errcode = 'check_violation';
  end if;
  -- In one order, so that two transfers in opposite directions do not wait for each other for ever.
  perform 1 from accounts where is_wallet and id in (select account_id from added) order by id for no key update;
  update accounts set balance_kobo = balance_kobo + moved.kobo
    from (select account_id, sum(amount_kobo)::bigint as kobo from added group by account_id) as moved
    where accounts.id = moved.account_id and accounts.is_wallet;
  return null;
end $$;

create trigger entries_posted after insert on entries
  referencing new table as added for each statement execute function post_entries();

create function keep_entries() returns trigger language plpgsql as $$
begin
  raise exception 'entries are never changed; reverse them by a new journal';
end $$;

create trigger entries_kept before update or delete on entries
  for each statement execute function keep_entries();
`;

/** Tables with demo rows that may change: a reset copies the rows back. Parents before children. */
export const COPIED = [
  "customers",
  "accounts",
  "wallets",
  "terminals",
  "virtual_cards",
  "physical_cards",
] as const;

/** Tables that only grow: a reset deletes the rows after the demo rows. */
export const CUT = ["journals", "entries", "transactions", "loans", "loan_repayments"] as const;

/** Tables without demo rows. */
export const EMPTIED = [
  "session_tokens",
  "one_time_passwords",
  "kyc_verifications",
  "transfers",
  "property_subscriptions",
  "idempotency_keys",
] as const;
