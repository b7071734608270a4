import { msg, t } from '../../../src/words/t';
import { activeLocale } from '../../../src/words/active';
import { formatDia, FUSO_DA_SEDE } from '../../../src/domain/base/data';
import { formatCnpj } from '../../../src/domain/base/pessoa/cnpj';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { provedores } from '../../../src/domain/sessao/provedor';
import {
  AVISO_MENOR_SOZINHO,
  avisoAdicionais,
  avisoBeneficio,
  avisoColo,
} from '../../../src/domain/bilhetes/regrasBilhete';
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
    {
      nome: msg('Código de embarque'),
      uso: msg('Mostre ao motorista, com documento com foto'),
      texto: bilhete.codigoEmbarque,
    },
    {
      nome: msg('Código da catraca'),
      uso: msg('Abre a catraca do terminal de embarque'),
      texto: bilhete.codigoCatraca,
    },
    { nome: msg('QR Code fiscal'), uso: msg('Consulta do BP-e; não serve para embarcar'), texto: bilhete.qrFiscal },
  ] as const;

/** The notice across the head of a ticket that is no longer valid; null for a valid one. */
export const situacaoNoPapel = ({ situacao }: Bilhete): string | null => semValidade[situacao] ?? null;

const semValidade: Partial<Record<Bilhete['situacao'], string>> = {
  cancelado: 'CANCELADO',
  remarcado: 'REMARCADO',
  transferido: 'TRANSFERIDO',
};

/** The line of the sum, which papers emphasise. */
export const VALOR_TOTAL = msg('Valor total');

/** A ticket whose payment has the name of the tax document, in Portuguese, whatever its traveller reads. */
export const comFormaFiscal = ({ bilhete, formaFiscal = bilhete.formaPagamento }: BilheteOfDono): Bilhete => ({
  ...bilhete,
  formaPagamento: formaFiscal,
});

/** The price by component, as the law wants it, and how it was paid. */
export function linhasDoPreco({
  preco,
  descontoCentavos = 0,
  beneficio,
  totalCentavos,
  formaPagamento,
}: Bilhete): [nome: string, valor: string][] {
  return [
    [msg('Tarifa'), formatCentavos(preco.tarifaCentavos)],
    [msg('Pedágio'), formatCentavos(preco.pedagioCentavos)],
    [msg('Taxa de embarque'), formatCentavos(preco.taxaEmbarqueCentavos)],
    [msg('Seguro'), formatCentavos(preco.seguroCentavos)],
    ...(descontoCentavos > 0
      ? [
          [
            beneficio ? t('Desconto ({beneficio})', { beneficio }) : msg('Desconto'),
            `- ${formatCentavos(descontoCentavos)}`,
          ] as [string, string],
        ]
      : []),
    [VALOR_TOTAL, formatCentavos(totalCentavos)],
    [msg('Forma de pagamento'), formaPagamento],
  ];
}

/** The notices that concern this passenger alone. */
export const avisosDoBilhete = ({ autorizacaoMenor, beneficio, colo, adicionais }: Bilhete): string[] => [
  ...(autorizacaoMenor ? [AVISO_MENOR_SOZINHO] : []),
  ...(beneficio ? [avisoBeneficio(beneficio)] : []),
  ...(colo ? [avisoColo(colo)] : []),
  ...(adicionais ? [avisoAdicionais(adicionais)] : []),
];

/** The seller: the carrier's own site and app, or one of its agencies. */
export const agenciaDe = ({ canal, bilhete }: BilheteOfDono): string =>
  canal === provedores.agencia || canal === provedores.agenciaCorreios
    ? t('Agência {nome}', { nome: bilhete.operadora.nome })
    : t('{nome} – venda pela internet', { nome: bilhete.operadora.nome });

/** `21/11/2026, 09:34` on the clock of the company's seat. */
export const formatEmissao = (instante: string): string =>
  new Intl.DateTimeFormat(activeLocale(), { timeZone: FUSO_DA_SEDE, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instante),
  );

/** When it arrives: `22/11/2026 às 06:10 (horários locais)`. */
export const chegadaPrevista = ({ chegada }: Bilhete): string =>
  t('{dia} às {hora} (horários locais)', { dia: formatDia(chegada.dia), hora: chegada.hora });
