import { arquivo } from './arquivo';
import {
  comPadrao,
  decimal,
  dia,
  dinheiro,
  fuso,
  hora,
  inteiro,
  obrigatorio,
  opcional,
  simOuNao,
  texto,
} from './campos';

/** The files of GTFS Schedule that a catalogue is made of, with the columns that count. Others are ignored. */

const id = texto(200);

export const agency = arquivo('agency.txt', {
  agency_id: comPadrao(id, ''),
  agency_name: obrigatorio(texto(120)),
  agency_timezone: obrigatorio(fuso),
});

export const feedInfo = arquivo('feed_info.txt', { feed_version: opcional(texto(120)) });

export const stops = arquivo('stops.txt', {
  stop_id: obrigatorio(id),
  stop_name: opcional(texto(120)),
  stop_lat: opcional(decimal(-90, 90)),
  stop_lon: opcional(decimal(-180, 180)),
  zone_id: opcional(id),
  parent_station: opcional(id),
  stop_timezone: opcional(fuso),
});

export const routes = arquivo('routes.txt', {
  route_id: obrigatorio(id),
  agency_id: opcional(id),
  route_short_name: opcional(texto(40)),
  route_long_name: opcional(texto(200)),
  network_id: opcional(id),
});

const dias = obrigatorio(simOuNao);

export const calendar = arquivo('calendar.txt', {
  service_id: obrigatorio(id),
  sunday: dias,
  monday: dias,
  tuesday: dias,
  wednesday: dias,
  thursday: dias,
  friday: dias,
  saturday: dias,
  start_date: obrigatorio(dia),
  end_date: obrigatorio(dia),
});

export const calendarDates = arquivo('calendar_dates.txt', {
  service_id: obrigatorio(id),
  date: obrigatorio(dia),
  exception_type: obrigatorio(inteiro(1, 2)),
});

const sentido = comPadrao(inteiro(0, 1), 0);

export const corridas = arquivo('trips.txt', {
  route_id: obrigatorio(id),
  service_id: obrigatorio(id),
  trip_id: obrigatorio(id),
  direction_id: sentido,
});

const parada = comPadrao(inteiro(0, 3), 0);

export const stopTimes = arquivo('stop_times.txt', {
  trip_id: obrigatorio(id),
  arrival_time: opcional(hora),
  departure_time: opcional(hora),
  stop_id: obrigatorio(id),
  stop_sequence: obrigatorio(inteiro(0, 1_000_000)),
  pickup_type: parada,
  drop_off_type: parada,
});

export const frequencies = arquivo('frequencies.txt', {
  trip_id: obrigatorio(id),
  start_time: obrigatorio(hora),
  end_time: obrigatorio(hora),
  headway_secs: obrigatorio(inteiro(60, 86_400)),
});

export const fareAttributes = arquivo('fare_attributes.txt', {
  fare_id: obrigatorio(id),
  price: obrigatorio(dinheiro),
  currency_type: obrigatorio(texto(3)),
});

export const fareRules = arquivo('fare_rules.txt', {
  fare_id: obrigatorio(id),
  route_id: opcional(id),
  origin_id: opcional(id),
  destination_id: opcional(id),
  contains_id: opcional(id),
});

export const fareProducts = arquivo('fare_products.txt', {
  fare_product_id: obrigatorio(id),
  rider_category_id: opcional(id),
  amount: obrigatorio(dinheiro),
  currency: obrigatorio(texto(3)),
});

export const fareLegRules = arquivo('fare_leg_rules.txt', {
  network_id: opcional(id),
  from_area_id: opcional(id),
  to_area_id: opcional(id),
  from_timeframe_group_id: opcional(id),
  to_timeframe_group_id: opcional(id),
  fare_product_id: obrigatorio(id),
  rule_priority: opcional(inteiro(0, 1_000_000)),
});

export const stopAreas = arquivo('stop_areas.txt', { area_id: obrigatorio(id), stop_id: obrigatorio(id) });

export const routeNetworks = arquivo('route_networks.txt', { network_id: obrigatorio(id), route_id: obrigatorio(id) });

export const riderCategories = arquivo('rider_categories.txt', {
  rider_category_id: obrigatorio(id),
  is_default_fare_category: comPadrao(simOuNao, false),
});
