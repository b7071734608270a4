import { avisosAparelho } from '../../../sagas/avisos/avisosAparelho';
import { escolherLembretes } from '../../../sagas/avisos/lembretes';
import { removerCartao } from '../../../sagas/pagamento/removerCartao';
import { installReads } from '../../installReads';

export { OutrosCards as Screen } from '../../../features/conta/minhaConta/OutrosCards';

export const install = installReads;
export const workflows = [avisosAparelho, escolherLembretes, removerCartao];
