-- The password of wideload_server, from the environment. Needs psql 15 or newer.
\getenv password SERVER_DATABASE_PASSWORD
ALTER ROLE wideload_server PASSWORD :'password';
