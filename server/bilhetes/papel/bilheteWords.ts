import { formatDia, FUSO_DA_SEDE } from '../../../src/domain/base/data';
import { formatCnpj } from '../../../src/domain/base/pessoa/cnpj';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { provedores } from '../../../src/domain/sessao/provedor';
import { AVISO_MENOR_SOZINHO, avisoBeneficio, avisoColo } from '../../../src/domain/bilhetes/regrasBilhete';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { BilheteOfDono } from '../ownBilhetes';

/** The notice on a ticket that was issued in the tax office's test environment; null on any other. */
export const avisoFiscal = ({ operadora }: Bilhete): string | null =>
  operadora.ambiente === 'producao' ? null : 'EMITIDO EM AMBIENTE DE HOMOLOGAÇÃO – SEM VALOR FISCAL';

/** The carrier's registrations in a line: `CNPJ 12.345.678/0001-95 – IE 110042490114 – SP`. */
export const registrosDe = ({ operadora: { cnpj, ie, uf } }: Bilhete): string =>
  [`CNPJ ${formatCnpj(cnpj)}`, ...(ie === '' ? [] : [`IE ${ie}`]), uf].join(' – ');

/** The codes of a ticket, each with its name and its use, so that nobody holds the fiscal one to the gate. */
export const codigosDoBilhete = (bilhete: Bilhete) =>
  [
    { nome: 'Código de embarque', uso: 'Mostre ao motorista, com documento com foto', texto: bilhete.codigoEmbarque },
    { nome: 'Código da catraca', uso: 'Abre a catraca do terminal de embarque', texto: bilhete.codigoCatraca },
    { nome: 'QR Code fiscal', uso: 'Consulta do BP-e; não serve para embarcar', texto: bilhete.qrFiscal },
  ] as const;

/** The notice across the head of a ticket that is no longer valid; null for a valid one. */
export const situacaoNoPapel = ({ situacao }: Bilhete): string | null => semValidade[situacao] ?? null;

const semValidade: Partial<Record<Bilhete['situacao'], string>> = {
  cancelado: 'CANCELADO',
  remarcado: 'REMARCADO',
  transferido: 'TRANSFERIDO',
};

/** The price by component, as the law wants it, and how it was paid. */
export function linhasDoPreco({
  preco,
  descontoCentavos = 0,
  beneficio,
  totalCentavos,
  formaPagamento,
}: Bilhete): [nome: string, valor: string][] {
  return [
    ['Tarifa', formatCentavos(preco.tarifaCentavos)],
    ['Pedágio', formatCentavos(preco.pedagioCentavos)],
    ['Taxa de embarque', formatCentavos(preco.taxaEmbarqueCentavos)],
    ['Seguro', formatCentavos(preco.seguroCentavos)],
    ...(descontoCentavos > 0
      ? [
          [beneficio ? `Desconto (${beneficio})` : 'Desconto', `- ${formatCentavos(descontoCentavos)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ['Valor total', formatCentavos(totalCentavos)],
    ['Forma de pagamento', formaPagamento],
  ];
}

/** The notices that concern this passenger alone. */
export const avisosDoBilhete = ({ autorizacaoMenor, beneficio, colo }: Bilhete): string[] => [
  ...(autorizacaoMenor ? [AVISO_MENOR_SOZINHO] : []),
  ...(beneficio ? [avisoBeneficio(beneficio)] : []),
  ...(colo ? [avisoColo(colo)] : []),
];

/** The seller: the carrier's own site and app, or one of its agencies. */
export const agenciaDe = ({ canal, bilhete }: BilheteOfDono): string =>
  canal === provedores.agencia || canal === provedores.agenciaCorreios
    ? `Agência ${bilhete.operadora.nome}`
    : `${bilhete.operadora.nome} – venda pela internet`;

/** `21/11/2026, 09:34` on the clock of the company's seat. */
export const formatEmissao = (instante: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO_DA_SEDE, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instante),
  );

export const chegadaPrevista = ({ chegada }: Bilhete): string =>
  `Chegada prevista: ${formatDia(chegada.dia)} às ${chegada.hora} (horários locais)`;
