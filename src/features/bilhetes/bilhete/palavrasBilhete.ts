import { formatChaveBpe } from '../../../domain/bilhetes/bpe';
import { nomeDoTomador } from '../../../domain/compra/tomador/tomador';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatCnpj } from '../../../domain/base/pessoa/cnpj';
import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import {
  AVISO_MENOR_SOZINHO,
  avisoAdicionais,
  avisoBeneficio,
  avisoColo,
  BAGAGEM,
  DOCUMENTOS_EMBARQUE,
} from '../../../domain/bilhetes/regrasBilhete';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { Bilhete } from '../../../domain/wire/bilhetes/bilhetes';
import type { Parada } from '../../../domain/wire/viagens/viagens';
import type { PrintSheetProps } from '../../../ui/PrintSheet/PrintSheet';
import type { TicketCardProps } from '../../../ui/TicketCard/TicketCard';
import type { TicketCode } from '../../../ui/TicketCard/TicketCodes';
import { rotuloDoBilhete } from '../situacoesBilhete';
import { t, translated } from '../../../words/t';

/** The ticket's three codes in the order of use at boarding, each with its reader. */
export const codigosDe = (bilhete: Bilhete): TicketCode[] => [
  {
    nome: t('Código de embarque'),
    texto: bilhete.codigoEmbarque,
    legenda: t('Mostre ao motorista, com um documento com foto'),
  },
  {
    nome: t('Código da catraca'),
    texto: bilhete.codigoCatraca,
    legenda: t('Para entrar na área de embarque do terminal'),
  },
  { nome: t('QR Code fiscal'), texto: bilhete.qrFiscal, legenda: t('Só consulta do BP-e: não serve para embarcar') },
];

/** State of a ticket in words; undefined while it is simply issued. */
export const situacaoDe = ({ situacao }: Bilhete): TicketCardProps['situacao'] =>
  situacao === 'emitido' ? undefined : rotuloDoBilhete(situacao);

/** Documents and extras that this passenger carries with the ticket. */
export const avisosDe = ({
  autorizacaoMenor,
  beneficio,
  colo,
  adicionais,
  poltrona,
  poltronaAnterior,
}: Bilhete): string[] => [
  ...(poltronaAnterior === undefined
    ? []
    : [
        t('O ônibus foi trocado: sua poltrona agora é a {poltrona}, no lugar da {anterior}.', {
          poltrona,
          anterior: poltronaAnterior,
        }),
      ]),
  ...(autorizacaoMenor ? [translated(AVISO_MENOR_SOZINHO)] : []),
  ...(beneficio ? [avisoBeneficio(beneficio)] : []),
  ...(colo ? [avisoColo(colo)] : []),
  ...(adicionais ? [avisoAdicionais(adicionais)] : []),
];

const trechoDe = ({ partida, chegada }: Bilhete): string =>
  t('{origem} para {destino}', {
    origem: nomeLocalidade(partida.localidade),
    destino: nomeLocalidade(chegada.localidade),
  });
const quando = ({ dia, hora }: Parada): string => t('{dia} às {hora}', { dia: formatDia(dia), hora });

/** Trip details for the person at the destination. Codes and documents are left out, since this text is shared. */
export const textoParaCompartilhar = (bilhete: Bilhete): string =>
  [
    t('Viagem de {trecho}', { trecho: trechoDe(bilhete) }),
    t('Partida: {quando}, {terminal}', {
      quando: quando(bilhete.partida),
      terminal: bilhete.partida.localidade.terminal,
    }),
    t('Chegada: {quando}, {terminal} (horários locais)', {
      quando: quando(bilhete.chegada),
      terminal: bilhete.chegada.localidade.terminal,
    }),
    t('{operadora}, linha {linha}, poltrona {poltrona}', {
      operadora: bilhete.operadora.nome,
      linha: bilhete.linha,
      poltrona: bilhete.poltrona,
    }),
  ].join('\n');

type Bloco = PrintSheetProps['blocos'][number];

const blocoViagem = (bilhete: Bilhete): Bloco => ({
  titulo: t('Viagem'),
  linhas: [
    { label: t('Partida'), value: quando(bilhete.partida) },
    { label: t('Terminal'), value: bilhete.partida.localidade.terminal },
    { label: t('Chegada'), value: quando(bilhete.chegada) },
    { label: t('Destino'), value: bilhete.chegada.localidade.terminal },
    { label: t('Linha'), value: bilhete.linha },
    { label: t('Plataforma'), value: bilhete.plataforma ?? t('ver painel') },
    { label: t('Poltrona e classe'), value: `${bilhete.poltrona}, ${translated(rotulosClasse[bilhete.classe])}` },
  ],
});

const blocoPassageiro = ({ passageiro, localizador, tomador }: Bilhete): Bloco => ({
  titulo: t('Passageiro'),
  linhas: [
    { label: t('Nome'), value: passageiro.nome },
    { label: t('Documento'), value: passageiro.documento },
    { label: t('Localizador'), value: localizador },
    ...(tomador ? [{ label: t('Tomador'), value: nomeDoTomador(tomador) }] : []),
  ],
});

const blocoPreco = ({ preco, descontoCentavos, totalCentavos, formaPagamento }: Bilhete): Bloco => ({
  titulo: t('Preço'),
  linhas: [
    { label: t('Tarifa'), value: formatCentavos(preco.tarifaCentavos) },
    { label: t('Pedágio'), value: formatCentavos(preco.pedagioCentavos) },
    { label: t('Taxa de embarque'), value: formatCentavos(preco.taxaEmbarqueCentavos) },
    { label: t('Seguro'), value: formatCentavos(preco.seguroCentavos) },
    ...(descontoCentavos ? [{ label: t('Desconto'), value: `−${formatCentavos(descontoCentavos)}` }] : []),
    { label: t('Total'), value: formatCentavos(totalCentavos) },
    { label: t('Forma de pagamento'), value: formaPagamento },
  ],
});

const blocoFiscal = ({ serie, numero, chaveBpe, chaveSubstituida }: Bilhete): Bloco => ({
  titulo: t('Documento fiscal'),
  linhas: [
    { label: t('Série e número'), value: `${serie} / ${numero}` },
    { label: t('Chave de acesso'), value: formatChaveBpe(chaveBpe) },
    ...(chaveSubstituida ? [{ label: t('Substitui o BP-e'), value: formatChaveBpe(chaveSubstituida) }] : []),
  ],
});

/** The carrier's name in law and its registrations, as far as the ticket knows them. */
function registrosDe({ operadora: { razaoSocial, cnpj, ie, uf } }: Bilhete): string[] {
  const inscricao = ie ? [`IE ${ie} (${uf})`] : [];
  return [...(razaoSocial ? [razaoSocial] : []), [`CNPJ ${formatCnpj(cnpj)}`, ...inscricao].join(' – ')];
}

/** The ticket as an A4 sheet, equal to its PDF. */
export function folhaDe(bilhete: Bilhete): PrintSheetProps {
  const { operadora } = bilhete;
  return {
    title: t('Bilhete de passagem eletrônico (BP-e)'),
    lede: trechoDe(bilhete),
    emissor: [operadora.nome, ...registrosDe(bilhete), operadora.endereco],
    codigos: codigosDe(bilhete),
    blocos: [blocoViagem(bilhete), blocoPassageiro(bilhete), blocoPreco(bilhete), blocoFiscal(bilhete)],
    avisos: [
      // A ticket kept on the device since before the environment was told came from the test environment.
      ...(operadora.ambiente === 'producao' ? [] : [t('Emitido em ambiente de homologação – sem valor fiscal.')]),
      ...avisosDe(bilhete),
      ...[...DOCUMENTOS_EMBARQUE, ...BAGAGEM].map(translated),
      ...bilhete.regras,
    ],
  };
}
