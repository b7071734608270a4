import { formatDia } from '../../src/domain/base/data';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import { comNomes } from '../../src/domain/compra/adicionais/palavrasAdicional';
import { avisoAdicionais, DOCUMENTOS_EMBARQUE } from '../../src/domain/bilhetes/regrasBilhete';
import { t, translated } from '../../src/words/t';
import type { PedidoRow, PedidoWithItems } from '../pedidos/pedidoRepository';
import { letterIn } from '../platform/language/letters';
import type { Email } from '../platform/outbox/outbox';

type Item = PedidoWithItems['itens'][number];

/** Tells the buyer that the tickets are there, with what one needs at the terminal. The link names the order alone. */
export const bilheteEmail = (pedido: PedidoRow, itens: readonly Item[], publicUrl: string): Email =>
  letterIn(pedido.idioma, () => ({
    para: pedido.comprador_email,
    assunto: t('Sua passagem está emitida: {localizador}', { localizador: pedido.localizador }),
    corpo: [
      t('Olá, {nome}.', { nome: pedido.comprador_nome }),
      '',
      paidWords(pedido),
      ...itens.flatMap(linesOf),
      '',
      ...DOCUMENTOS_EMBARQUE.map(translated),
      '',
      t('Abra os bilhetes antes de sair de casa: {link}', { link: `${publicUrl}/minhas-viagens?pedido=${pedido.id}` }),
      t('Depois de abertos, eles aparecem também sem internet.'),
    ].join('\n'),
    bilhetesDe: pedido.id,
  }));

function linesOf({ viagem, poltrona, passageiro_nome: nome, de_poltrona: de, adicionais }: Item): string[] {
  const { partida, chegada, plataforma } = viagem;
  const { terminal } = partida.localidade;
  return [
    t('• {origem} → {destino}, {dia} às {hora}, poltrona {poltrona}, {nome}', {
      origem: `${partida.localidade.nome}/${partida.localidade.uf}`,
      destino: `${chegada.localidade.nome}/${chegada.localidade.uf}`,
      dia: formatDia(partida.dia),
      hora: partida.hora,
      poltrona,
      nome,
    }),
    plataforma
      ? t('  Embarque em {terminal}, plataforma {plataforma}', { terminal, plataforma })
      : t('  Embarque em {terminal}', { terminal }),
    ...(adicionais.length > 0 ? [`  ${avisoAdicionais(comNomes(adicionais))}`] : []),
    ...(de ? [moved(de, poltrona)] : []),
  ];
}

function paidWords({ total_centavos, credito_usado_centavos: credito, localizador }: PedidoRow): string {
  const values = { valor: formatCentavos(total_centavos), credito: formatCentavos(credito), localizador };
  if (credito === 0) return t('Recebemos {valor} e emitimos seu pedido {localizador}:', values);
  return total_centavos === 0
    ? t('Usamos {credito} do seu crédito e emitimos seu pedido {localizador}:', values)
    : t('Recebemos {valor}, usamos {credito} do seu crédito e emitimos seu pedido {localizador}:', values);
}

const moved = (de: number, para: number): string =>
  t('  A poltrona {de} já não estava livre quando o pagamento chegou: a {para} é do mesmo ônibus e da mesma classe.', {
    de,
    para,
  });
