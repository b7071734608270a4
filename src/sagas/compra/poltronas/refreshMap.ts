import { baseApi } from '../../../store/api/baseApi';
import { type Flow, put } from '../../kernel/effects';

/** Reads the seats and the lists of trips again, since other seats are free or taken now. */
export function* refreshMap(): Flow {
  yield* put(baseApi.util.invalidateTags(['Poltronas', 'Viagens']));
}
