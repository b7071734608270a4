import { subject } from '../platform/http/subject';
import { registerLocalidades, type LocalidadesDaRede } from './routes/localidades';

/** Places of departure and of arrival. */
export const lugares = subject<{ catalogue: LocalidadesDaRede }>('lugares', [], registerLocalidades);
