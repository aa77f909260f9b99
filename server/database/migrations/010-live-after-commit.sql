-- Told by the server after the commit (server/live/tell-live.ts): transactions that notify commit one by one.
drop trigger order_event_told on order_event;
