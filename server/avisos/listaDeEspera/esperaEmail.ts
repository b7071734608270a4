import type { Language } from '../../../src/words/language';
import { letterIn } from '../../platform/language/letters';
import { t } from '../../../src/words/t';
import { formatDia } from '../../../src/domain/base/data';
import { toBuscaLink } from '../../../src/domain/viagens/links';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import type { Email } from '../../platform/outbox/outbox';

interface Vaga {
  partida: Parada;
  chegada: Parada;
}

interface Destinatario {
  para: string;
  nome: string;
  /** The language in which they asked for the notice. */
  idioma: Language;
  /** Name of the company, from its brand. */
  companhia: string;
  publicUrl: string;
}

/** Tells that a sold-out trip has a seat again. The link is the search of its day and says nothing about the person. */
export function esperaEmail(
  { partida, chegada }: Vaga,
  { para, nome, idioma, companhia, publicUrl }: Destinatario,
): Email {
  const route = `${partida.localidade.nome} → ${chegada.localidade.nome}`;
  const link = toBuscaLink({
    idaVolta: false,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
    dataPartida: partida.dia,
    dataVolta: null,
  });
  const { dia, hora } = partida;
  return letterIn(idioma, () => ({
    para,
    assunto: t('Abriu uma poltrona: {trecho}, {dia} às {hora}', {
      trecho: route,
      dia: formatDia(dia).slice(0, 5),
      hora,
    }),
    corpo: [
      t('Olá, {nome}.', { nome }),
      '',
      t('Abriu uma poltrona na viagem que você espera:'),
      t('{trecho}, {dia} às {hora}', { trecho: route, dia: formatDia(dia), hora }),
      t('Embarque: {terminal}', { terminal: partida.localidade.terminal }),
      '',
      t('Escolha a sua: {link}', { link: publicUrl + link }),
      t('Quem escolhe primeiro fica com ela: este aviso não reserva a poltrona.'),
      '',
      t('Este é o único aviso desta espera. Se a viagem esgotar de novo, peça outro na busca.'),
      '',
      companhia,
    ].join('\n'),
  }));
}
