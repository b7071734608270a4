import { useLocation } from 'react-router-dom';
import { MinhasViagensPage } from '../../../features/bilhetes/minhasViagens/MinhasViagensPage';
import { avisosAparelho } from '../../../sagas/avisos/avisosAparelho';
import { baixarBilhete } from '../../../sagas/bilhetes/baixarBilhete';
import { compartilharBilhete } from '../../../sagas/bilhetes/compartilharBilhete';
import { baixarRecibo } from '../../../sagas/pagamento/baixarRecibo';
import { concluirPedido } from '../../../sagas/compra/concluirPedido';
import { corrigirEmail } from '../../../sagas/bilhetes/corrigirEmail';
import { guardarBilhetes } from '../../../sagas/bilhetes/guardarBilhetes';
import { imprimir } from '../../../sagas/bilhetes/imprimir';
import { Avaliacao, avaliacaoWorkflows } from './Avaliacao';
import { loadBilhete } from './bilhete';
import { installReads } from '../../installReads';
import { PosVenda, posVendaWorkflows } from '../posVenda/PosVenda';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';
import { together } from '../../loading/together';
import { msg } from '../../../words/t';

const Bilhete = lazyModule(loadBilhete, { kind: 'page', titulo: msg('Bilhetes') });
/** Loaded on the day of the trip. */
const Acompanhe = lazyModule(() => import(/* webpackChunkName: "acompanhe" */ './acompanhe'), {
  kind: 'part',
  titulo: 'Acompanhe a viagem',
});
/** Loaded with the first ticket of a trip to come. */
const QuandoSair = lazyModule(
  together('saida', () => import(/* webpackChunkName: "saida" */ './saida')),
  { kind: 'part', titulo: 'Quando sair' },
);
/** Loaded where a company is invoiced, or may still be. */
const Tomador = lazyModule(() => import(/* webpackChunkName: "tomador" */ '../compra/tomador'), {
  kind: 'part',
  titulo: 'Nota em nome de empresa',
});
const depois = [Bilhete];

/** My trips, or the tickets of the order in the address. */
export function Screen() {
  usePrefetch(depois);
  const { search } = useLocation();
  const pedidoId = new URLSearchParams(search).get('pedido');
  return (
    <>
      {pedidoId ? (
        <Bilhete key={pedidoId} pedidoId={pedidoId} Acompanhe={Acompanhe} QuandoSair={QuandoSair} Tomador={Tomador} />
      ) : (
        <MinhasViagensPage />
      )}
      <PosVenda />
      <Avaliacao />
    </>
  );
}

export const install = installReads;
export const workflows = [
  concluirPedido,
  baixarBilhete,
  baixarRecibo,
  compartilharBilhete,
  corrigirEmail,
  guardarBilhetes,
  avisosAparelho,
  imprimir,
  ...posVendaWorkflows,
  ...avaliacaoWorkflows,
];
