import { subject } from '../platform/http/subject';
import { registerLocalidades, type LocalidadesDaRede } from './routes/localidades';

/** Places to leave from and to go to. */
export const lugares = subject<{ catalogue: LocalidadesDaRede }>('lugares', [], registerLocalidades);
