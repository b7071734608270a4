import type { Events } from '../../src/events/catalogue';
import { filtroVazio } from '../../src/domain/agencia/pedidosAgencia';

const PEDIDO = '00000000-0000-4000-8000-000000000001';

/** Sample payloads of an agency's order events. */
export const examplesAgency = {
  PedidosFiltrados: { filtro: { ...filtroVazio, situacao: 'emitidos' } },
  CpfProcurado: { cpf: null },
  PedidoDeClienteProcurado: { localizador: 'K7M2QX', documento: '529.982.247-25' },
  OperacaoEnviada: { viagemId: '1', acao: { tipo: 'desfazer' } },
  PedidosExportados: { consulta: { de: '2026-11-01' } },
  BilheteReimpresso: { pedidoId: PEDIDO, bilheteId: PEDIDO, localizador: 'K7M2QX', formato: 'a4' },
  BilhetesReenviados: { pedidoId: PEDIDO },
  DinheiroDevolvido: { pedidoId: PEDIDO },
  PagamentoExternoAberto: { pedidoId: PEDIDO },
  PagamentoExternoFechado: undefined,
  CobrancaExternaPedida: { cobranca: { meio: 'link', parcelas: 3 } },
  CobrancaExternaCancelada: undefined,
} satisfies Partial<Events>;
