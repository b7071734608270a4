import { offline, succeeded } from '../../../tests/support/builders';
import { startWorkflow, type StartedWorkflow } from '../../../tests/support/startWorkflow';
import { umPedido } from '../../../tests/support/viagemBuilders';
import type { HttpResult } from '../../services/ports';
import { atenderAoVivo } from '../administracao/atenderAoVivo';
import { decidirImportacao } from '../administracao/decidirImportacao';
import { gerirCupons } from '../administracao/gerirCupons';
import { responderManifestacao } from '../administracao/responderManifestacao';
import { tratarAlertas } from '../administracao/tratarAlertas';
import { triarCandidaturas } from '../administracao/triarCandidaturas';
import { abrirPedidoDeCliente } from '../agencia/abrirPedidoDeCliente';
import { gerirAgencias } from '../agencia/gerirAgencias';
import { gerirOperadores } from '../agencia/gerirOperadores';
import { operarCaixa } from '../agencia/operarCaixa';
import { reenviarBilhetes } from '../agencia/reenviarBilhetes';
import { escolherLembretes } from '../avisos/lembretes';
import { corrigirEmail } from '../bilhetes/corrigirEmail';
import { concluirPedido } from '../compra/concluirPedido';
import { passageirosSalvos } from '../conta/passageirosSalvos';
import { balcaoEncomenda } from '../encomendas/balcaoEncomenda';
import { cobrarExterno } from '../pagamento/cobrarExterno';
import { devolverDinheiro } from '../pagamento/devolverDinheiro';
import { operarViagem } from '../viagens/operarViagem';
import { forgetReads } from './forgetReads';
import type { Workflow } from './supervised';

type Emit = StartedWorkflow['emit'];

/** Workflows whose answer changes what a screen has read, with the tag of those reads; `lost`: also without an answer. */
const rows: [string, Workflow, (emit: Emit) => void, string, 'lost' | 'answered'][] = [
  [
    'an order that is concluded',
    concluirPedido,
    (emit) => emit('dockConcluirPedido', { pedidoId: 'p1' }),
    'Pedidos',
    'lost',
  ],
  [
    'a charge outside the shop',
    cobrarExterno,
    (emit) => {
      emit('PagamentoExternoAberto', { pedidoId: 'p1' });
      emit('CobrancaExternaPedida', { cobranca: { meio: 'link', parcelas: 1 } });
    },
    'Pedidos',
    'lost',
  ],
  [
    'its cancellation',
    cobrarExterno,
    (emit) => {
      emit('PagamentoExternoAberto', { pedidoId: 'p1' });
      emit('CobrancaExternaCancelada');
    },
    'Pedidos',
    'lost',
  ],
  [
    'cash that is given back',
    devolverDinheiro,
    (emit) => emit('DinheiroDevolvido', { pedidoId: 'p1' }),
    'Pedidos',
    'lost',
  ],
  [
    'tickets that are sent again',
    reenviarBilhetes,
    (emit) => emit('BilhetesReenviados', { pedidoId: 'p1' }),
    'Pedidos',
    'answered',
  ],
  [
    'a customer’s order that is opened',
    abrirPedidoDeCliente,
    (emit) => emit('PedidoDeClienteProcurado', { localizador: 'K7Q2MP', documento: '529' }),
    'Pedidos',
    'answered',
  ],
  [
    'an order’s e-mail',
    corrigirEmail,
    (emit) => emit('EmailDoPedidoCorrigido', { pedidoId: 'p1', email: 'ana@itape.test' }),
    'Pedidos',
    'answered',
  ],
  [
    'a till',
    operarCaixa,
    (emit) => emit('AcaoCaixaEnviada', { acao: { tipo: 'sangria', id: 'c1', valorCentavos: 500, motivo: 'cofre' } }),
    'Caixas',
    'lost',
  ],
  [
    'an operator',
    gerirOperadores,
    (emit) => emit('AcaoOperadorEnviada', { acao: { tipo: 'bloquear', id: 'o1' } }),
    'Operadores',
    'lost',
  ],
  [
    'an agency',
    gerirAgencias,
    (emit) => emit('AcaoAgenciaEnviada', { acao: { tipo: 'bloquear', id: 'a1' } }),
    'Administracao',
    'lost',
  ],
  [
    'a coupon',
    gerirCupons,
    (emit) => emit('AcaoCupomEnviada', { acao: { tipo: 'pausar', codigo: 'VERAO25', versao: 1 } }),
    'Cupons',
    'lost',
  ],
  [
    'an import that is published',
    decidirImportacao,
    (emit) => emit('ImportacaoAprovada', { id: 'i1' }),
    'Administracao',
    'lost',
  ],
  [
    'one that is thrown away',
    decidirImportacao,
    (emit) => emit('ImportacaoDescartada', { id: 'i1' }),
    'Administracao',
    'lost',
  ],
  [
    'a conversation that is taken',
    atenderAoVivo,
    (emit) => emit('AtendimentoMudado', { protocolo: 'AB12', acao: { tipo: 'assumir' } }),
    'Administracao',
    'lost',
  ],
  [
    'a turn of the staff',
    atenderAoVivo,
    (emit) => emit('FalaAtendenteEnviada', { protocolo: 'AB12', texto: 'Bom dia.' }),
    'Administracao',
    'lost',
  ],
  ['an alert', tratarAlertas, (emit) => emit('AlertaVisto', { id: 'a1' }), 'Administracao', 'lost'],
  [
    'a letter that is answered',
    responderManifestacao,
    (emit) => emit('ManifestacaoRespondida', { protocolo: 'AB12', texto: 'Obrigado.' }),
    'Administracao',
    'lost',
  ],
  [
    'an application that is sorted',
    triarCandidaturas,
    (emit) => emit('CandidaturaTriada', { protocolo: 'AB12', situacao: 'vista' }),
    'Administracao',
    'lost',
  ],
  [
    'a trip whose notice is withdrawn',
    operarViagem,
    (emit) => emit('OperacaoEnviada', { viagemId: '100', acao: { tipo: 'desfazer' } }),
    'Viagens',
    'lost',
  ],
  [
    'a parcel that moves on',
    balcaoEncomenda,
    (emit) => {
      emit('BalcaoEncomendasAberto');
      emit('EncomendaMovida', { codigo: 'ITK7Q2MP4XZ', evento: { tipo: 'embarcada' } as never });
    },
    'Encomendas',
    'lost',
  ],
  [
    'the choice of reminders',
    escolherLembretes,
    (emit) => emit('LembretesEscolhidos', { email: true }),
    'Avisos',
    'answered',
  ],
  [
    'a saved passenger',
    passageirosSalvos,
    (emit) => emit('PassageiroSalvoExcluido', { id: 's1' }),
    'Passageiros',
    'lost',
  ],
];

/** Tags that are stale after the workflow's calls were answered like this. */
async function staleAfter(workflow: Workflow, act: (emit: Emit) => void, answer: HttpResult<unknown>) {
  const app = startWorkflow(workflow, { http: { request: async () => answer as never } });
  act(app.emit);
  await app.settle();
  return app.stale;
}

describe('what a screen has read', () => {
  it.each(rows)('is read again after %s', async (_, workflow, act, tag) => {
    expect(await staleAfter(workflow, act, succeeded(umPedido()))).toEqual([tag]);
  });

  it.each(rows)('is read again, where it may have changed, after the lost answer to %s', async (...row) => {
    const [, workflow, act, tag, again] = row;
    expect(await staleAfter(workflow, act, offline())).toEqual(again === 'lost' ? [tag] : []);
  });

  it('is read again at each word of a charge that is followed', async () => {
    let tell = (): void => undefined;
    const open = (_: string, moved: (data: unknown) => void) => {
      tell = () => moved({});
      return { close: () => undefined };
    };
    const app = startWorkflow(cobrarExterno, { stream: { open } });
    app.emit('PagamentoExternoAberto', { pedidoId: 'p1' });
    await app.settle();
    expect(app.stale).toEqual([]);
    tell();
    await app.settle();
    expect(app.stale).toEqual(['Pedidos']);
  });

  it('as nobody or as somebody else is read again after a sign-in', async () => {
    const app = startWorkflow(forgetReads);
    app.emit('SessaoIniciada');
    await app.settle();
    expect(app.stale).toEqual(['Pedidos', 'Bilhetes', 'Conta', 'Passageiros', 'Balcao']);
  });
});
