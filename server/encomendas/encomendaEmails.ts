import { formatCodigoEncomenda } from '../../src/domain/encomendas/codigoEncomenda';
import { nomeLocalidade } from '../../src/domain/viagens/camposBusca';
import { formatDia } from '../../src/domain/base/data';
import { HORARIO_BALCAO } from '../../src/domain/encomendas/encomenda';
import { rotas } from '../../src/domain/base/rotas';
import type { Parte, SituacaoEncomenda } from '../../src/domain/wire/encomendas/encomendas';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import type { Catalogue } from '../viagens/catalogue';
import type { Tx } from '../platform/database/database';
import { enqueueEmail } from '../platform/outbox/outbox';
import type { Encomenda } from './encomendaRepository';
import { eventAt, placeOf } from './encomendaView';

interface Facts {
  origem: Localidade;
  destino: Localidade;
  postarAte: string;
  prazo: string;
}

interface Notice {
  para: readonly ('remetente' | 'destinatario')[];
  assunto: string;
  corpo: (facts: Facts) => string;
}

/** The e-mail of each situation, and its receivers. */
const notices: Partial<Record<SituacaoEncomenda, Notice>> = {
  pre_postada: {
    para: ['remetente'],
    assunto: 'Encomenda registrada',
    corpo: ({ origem, postarAte }) =>
      `Leve a encomenda com a etiqueta ao balcão (${origem.terminal}) até ${formatDia(postarAte)}, ${HORARIO_BALCAO}. O pagamento é lá.`,
  },
  postada: {
    para: ['remetente', 'destinatario'],
    assunto: 'Encomenda postada',
    corpo: ({ origem, destino }) =>
      `A encomenda de ${nomeLocalidade(origem)} para ${nomeLocalidade(destino)} está conosco e segue na próxima viagem.`,
  },
  aguardando_retirada: {
    para: ['remetente', 'destinatario'],
    assunto: 'Encomenda pronta para retirada',
    corpo: ({ destino, prazo }) =>
      `A encomenda espera no balcão (${destino.terminal}, ${nomeLocalidade(destino)}), ${HORARIO_BALCAO}. Retire com documento até ${formatDia(prazo)}: depois há cobrança por dia de armazenagem.`,
  },
  entregue: {
    para: ['remetente'],
    assunto: 'Encomenda entregue',
    corpo: ({ destino }) => `A encomenda foi entregue em ${nomeLocalidade(destino)}.`,
  },
  devolvida: {
    para: ['remetente'],
    assunto: 'Encomenda devolvida',
    corpo: () => 'A encomenda foi devolvida. Em caso de dúvida, fale com o balcão em que você a postou.',
  },
  extraviada: {
    para: ['remetente', 'destinatario'],
    assunto: 'Encomenda extraviada',
    corpo: () =>
      'Não localizamos a encomenda. Pedimos desculpas: o valor declarado está no seguro e o atendimento vai procurar você para a indenização.',
  },
};

/**
 * Queues the e-mails of a parcel's new situation to the people who left an address. These addresses are not verified:
 * the text is fixed and contains no name that was typed.
 */
export async function tellOf(
  tx: Tx,
  encomenda: Encomenda,
  situacao: SituacaoEncomenda,
  catalogue: Catalogue,
  publicUrl: string,
): Promise<void> {
  const notice = notices[situacao];
  if (!notice) return;
  const { row, cotacao } = encomenda;
  const facts: Facts = {
    origem: placeOf(catalogue, cotacao.origem_id),
    destino: placeOf(catalogue, cotacao.destino_id),
    postarAte: row.postar_ate,
    prazo: eventAt(encomenda, 4)?.prazo ?? row.postar_ate,
  };
  for (const quem of notice.para) {
    const { email }: Parte = row[quem];
    if (email === undefined) continue;
    await enqueueEmail(tx, `encomenda/${row.codigo}/${situacao}/${quem}`, {
      para: email,
      assunto: `${notice.assunto}: ${formatCodigoEncomenda(row.codigo)}`,
      corpo: [
        'Olá.',
        '',
        notice.corpo(facts),
        '',
        `Acompanhe em ${publicUrl}${rotas.rastreioEncomenda.path}?codigo=${row.codigo} com os 4 últimos dígitos do seu documento.`,
      ].join('\n'),
      codigo: formatCodigoEncomenda(row.codigo),
    });
  }
}
