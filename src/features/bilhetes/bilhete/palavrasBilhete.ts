import { formatChaveBpe } from '../../../domain/bilhetes/bpe';
import { nomeDoTomador } from '../../../domain/compra/tomador/tomador';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatCnpj } from '../../../domain/base/pessoa/cnpj';
import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import {
  AVISO_MENOR_SOZINHO,
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
import { situacoesBilhete } from '../situacoesBilhete';

/** The ticket's three codes in the order of use at boarding, each with its reader. */
export const codigosDe = (bilhete: Bilhete): TicketCode[] => [
  {
    nome: 'Código de embarque',
    texto: bilhete.codigoEmbarque,
    legenda: 'Mostre ao motorista, com um documento com foto',
  },
  { nome: 'Código da catraca', texto: bilhete.codigoCatraca, legenda: 'Para entrar na área de embarque do terminal' },
  { nome: 'QR Code fiscal', texto: bilhete.qrFiscal, legenda: 'Só consulta do BP-e: não serve para embarcar' },
];

/** State of a ticket in words; undefined while it is simply issued. */
export const situacaoDe = ({ situacao }: Bilhete): TicketCardProps['situacao'] =>
  situacao === 'emitido' ? undefined : situacoesBilhete[situacao];

/** Documents that this passenger must carry with the ticket. */
export const avisosDe = ({ autorizacaoMenor, beneficio, colo, poltrona, poltronaAnterior }: Bilhete): string[] => [
  ...(poltronaAnterior === undefined
    ? []
    : [`O ônibus foi trocado: sua poltrona agora é a ${poltrona}, no lugar da ${poltronaAnterior}.`]),
  ...(autorizacaoMenor ? [AVISO_MENOR_SOZINHO] : []),
  ...(beneficio ? [avisoBeneficio(beneficio)] : []),
  ...(colo ? [avisoColo(colo)] : []),
];

const trechoDe = ({ partida, chegada }: Bilhete): string =>
  `${nomeLocalidade(partida.localidade)} para ${nomeLocalidade(chegada.localidade)}`;
const quando = ({ dia, hora }: Parada): string => `${formatDia(dia)} às ${hora}`;

/** Trip details for the person at the destination. Codes and documents are left out, since this text is shared. */
export const textoParaCompartilhar = (bilhete: Bilhete): string =>
  [
    `Viagem de ${trechoDe(bilhete)}`,
    `Partida: ${quando(bilhete.partida)}, ${bilhete.partida.localidade.terminal}`,
    `Chegada: ${quando(bilhete.chegada)}, ${bilhete.chegada.localidade.terminal} (horários locais)`,
    `${bilhete.operadora.nome}, linha ${bilhete.linha}, poltrona ${bilhete.poltrona}`,
  ].join('\n');

type Bloco = PrintSheetProps['blocos'][number];

const blocoViagem = (bilhete: Bilhete): Bloco => ({
  titulo: 'Viagem',
  linhas: [
    { label: 'Partida', value: quando(bilhete.partida) },
    { label: 'Terminal', value: bilhete.partida.localidade.terminal },
    { label: 'Chegada', value: quando(bilhete.chegada) },
    { label: 'Destino', value: bilhete.chegada.localidade.terminal },
    { label: 'Linha', value: bilhete.linha },
    { label: 'Plataforma', value: bilhete.plataforma ?? 'ver painel' },
    { label: 'Poltrona e classe', value: `${bilhete.poltrona}, ${rotulosClasse[bilhete.classe]}` },
  ],
});

const blocoPassageiro = ({ passageiro, localizador, tomador }: Bilhete): Bloco => ({
  titulo: 'Passageiro',
  linhas: [
    { label: 'Nome', value: passageiro.nome },
    { label: 'Documento', value: passageiro.documento },
    { label: 'Localizador', value: localizador },
    ...(tomador ? [{ label: 'Tomador', value: nomeDoTomador(tomador) }] : []),
  ],
});

const blocoPreco = ({ preco, descontoCentavos, totalCentavos, formaPagamento }: Bilhete): Bloco => ({
  titulo: 'Preço',
  linhas: [
    { label: 'Tarifa', value: formatCentavos(preco.tarifaCentavos) },
    { label: 'Pedágio', value: formatCentavos(preco.pedagioCentavos) },
    { label: 'Taxa de embarque', value: formatCentavos(preco.taxaEmbarqueCentavos) },
    { label: 'Seguro', value: formatCentavos(preco.seguroCentavos) },
    ...(descontoCentavos ? [{ label: 'Desconto', value: `−${formatCentavos(descontoCentavos)}` }] : []),
    { label: 'Total', value: formatCentavos(totalCentavos) },
    { label: 'Forma de pagamento', value: formaPagamento },
  ],
});

const blocoFiscal = ({ serie, numero, chaveBpe, chaveSubstituida }: Bilhete): Bloco => ({
  titulo: 'Documento fiscal',
  linhas: [
    { label: 'Série e número', value: `${serie} / ${numero}` },
    { label: 'Chave de acesso', value: formatChaveBpe(chaveBpe) },
    ...(chaveSubstituida ? [{ label: 'Substitui o BP-e', value: formatChaveBpe(chaveSubstituida) }] : []),
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
    title: 'Bilhete de passagem eletrônico (BP-e)',
    lede: trechoDe(bilhete),
    emissor: [operadora.nome, ...registrosDe(bilhete), operadora.endereco],
    codigos: codigosDe(bilhete),
    blocos: [blocoViagem(bilhete), blocoPassageiro(bilhete), blocoPreco(bilhete), blocoFiscal(bilhete)],
    avisos: [
      // A ticket kept on the device since before the environment was told came from the test environment.
      ...(operadora.ambiente === 'producao' ? [] : ['Emitido em ambiente de homologação – sem valor fiscal.']),
      ...avisosDe(bilhete),
      ...DOCUMENTOS_EMBARQUE,
      ...BAGAGEM,
      ...bilhete.regras,
    ],
  };
}
