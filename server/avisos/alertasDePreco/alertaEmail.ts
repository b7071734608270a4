import type { Language } from '../../../src/words/language';
import { letterIn } from '../../platform/language/letters';
import { t } from '../../../src/words/t';
import { formatDia } from '../../../src/domain/base/data';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { toBuscaLink } from '../../../src/domain/viagens/links';
import type { AlertaDePreco } from '../../../src/domain/wire/avisos/alertasDePreco';
import type { Email } from '../../platform/outbox/outbox';

interface Destinatario {
  para: string;
  nome: string;
  /** The language in which they asked for the notice. */
  idioma: Language;
  /** Name of the company, from its brand. */
  companhia: string;
  publicUrl: string;
}

/** Tells that a day has a lower price. The link is the search of the day and says nothing about the person. */
export function alertaEmail(
  { origem, destino, localidadeOrigem, localidadeDestino, data, vistoCentavos }: AlertaDePreco,
  centavos: number,
  { para, nome, idioma, companhia, publicUrl }: Destinatario,
): Email {
  const route = `${origem} → ${destino}`;
  const link = toBuscaLink({
    idaVolta: false,
    localidadeOrigem,
    localidadeDestino,
    dataPartida: data,
    dataVolta: null,
  });
  return letterIn(idioma, () => ({
    para,
    assunto: `${formatCentavos(centavos)}: ${route}, ${formatDia(data).slice(0, 5)}`,
    corpo: [
      t('Olá, {nome}.', { nome }),
      '',
      t('O menor preço de {trecho} em {dia} agora é {valor}.', {
        trecho: route,
        dia: formatDia(data),
        valor: formatCentavos(centavos),
      }),
      vistoCentavos === null
        ? t('Quando você pediu, não havia poltrona à venda.')
        : t('Quando você pediu: {valor}.', { valor: formatCentavos(vistoCentavos) }),
      '',
      t('Veja as viagens: {link}', { link: publicUrl + link }),
      t('O preço é o desta hora, por pessoa e com todas as taxas: este aviso não o reserva.'),
      '',
      t('Este é o único aviso deste dia. Se quiser outro, peça de novo na busca.'),
      '',
      companhia,
    ].join('\n'),
  }));
}
