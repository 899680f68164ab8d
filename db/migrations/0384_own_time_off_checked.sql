-- The rows of before were held to more than this.
alter table time_off validate constraint time_off_agreed_by;
