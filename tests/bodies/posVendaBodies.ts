import type { Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import type { EstornoPedido } from '../../src/domain/wire/compra/pedidos';
import type {
  PreviaCancelamento,
  PreviaCancelamentoAdicional,
  PreviaRemarcacao,
  PreviaTransferencia,
  Troca,
} from '../../src/domain/wire/posVenda/posVenda';
import { recordedData } from './compraBodies';

const BASE_LEGAL = 'Lei 11.975/2009 e Resoluções ANTT 4.282/2014 e 6.033/2023';
const bilhete = recordedData<Bilhete>('GET', '/Bilhetes/');
const multaCentavos = Math.floor(bilhete.preco.tarifaCentavos * 0.05);

const numeros = { horasMinimas: 3, diasArrependimento: 7, diasValidade: 365, minutosAtraso: 60 };

/** Preview of cancelling the recorded ticket, ten days after purchase. */
export const previaCancelamento = (fields: Partial<PreviaCancelamento> = {}): PreviaCancelamento => ({
  bilheteId: bilhete.id,
  passageiro: bilhete.passageiro.nome,
  poltrona: bilhete.poltrona,
  permitido: true,
  motivo: 'antecedencia',
  pagoCentavos: bilhete.totalCentavos,
  tarifaCentavos: bilhete.preco.tarifaCentavos,
  multaCentavos,
  devolverCentavos: bilhete.totalCentavos - multaCentavos,
  horasAntes: 30,
  ...numeros,
  pctMulta: 5,
  baseLegal: BASE_LEGAL,
  validoAte: '2026-11-22T18:00:00-03:00',
  meio: 'pix',
  previsao: '2026-11-22',
  ...fields,
});

/** A bicycle of the recorded ticket. */
export const bicicleta = { tipo: 'bicicleta' as const, nome: 'Bicicleta', quantidade: 1, precoCentavos: 4_000 };

/** Preview of cancelling that bicycle. */
export const previaAdicional = (fields: Partial<PreviaCancelamentoAdicional> = {}): PreviaCancelamentoAdicional => ({
  ...previaCancelamento({ pagoCentavos: 4_000, tarifaCentavos: 0, multaCentavos: 0, devolverCentavos: 4_000 }),
  adicional: bicicleta,
  ...fields,
});

const condicoes = {
  bilheteId: bilhete.id,
  permitido: true,
  motivo: 'antecedencia' as const,
  pagoCentavos: bilhete.totalCentavos,
  taxaCentavos: 0,
  ...numeros,
  pctRemarcacao: 20,
  baseLegal: BASE_LEGAL,
  validaAte: '2027-11-21T10:00:00-03:00',
};

/** Conditions of exchanging the ticket; with a difference, the settlement of the chosen seat. */
export const previaRemarcacao = (diferenca: number | null = null): PreviaRemarcacao => ({
  ...condicoes,
  semReembolso: false,
  linha: bilhete.linha,
  localidadeOrigem: bilhete.partida.localidade.id,
  localidadeDestino: bilhete.chegada.localidade.id,
  acerto:
    diferenca === null
      ? null
      : {
          novoCentavos: bilhete.totalCentavos + diferenca,
          creditoCentavos: bilhete.totalCentavos + Math.min(0, diferenca),
          cobrarCentavos: Math.max(0, diferenca),
          devolverCentavos: Math.max(0, -diferenca),
          meio: diferenca < 0 ? 'pix' : null,
          previsao: diferenca < 0 ? '2026-11-22' : null,
        },
});

export const previaTransferencia = (fields: Partial<PreviaTransferencia> = {}): PreviaTransferencia => ({
  ...condicoes,
  ...fields,
});

export const troca: Troca = {
  pedidoId: bilhete.pedidoId,
  situacao: 'concluida',
  bilheteId: bilhete.id,
  cobrarCentavos: 0,
  devolverCentavos: 0,
};

/** A refund started an hour ago and still at the bank. */
export const estorno = (fields: Partial<EstornoPedido> = {}): EstornoPedido => ({
  valorCentavos: bilhete.totalCentavos - multaCentavos,
  meio: 'pix',
  situacao: 'em_processamento',
  criadoEm: '2026-11-21T09:00:00-03:00',
  concluidoEm: null,
  previsao: '2026-11-22',
  ...fields,
});
