import { msg, t } from '../../words/t';
import { describeAdicionais } from '../compra/adicionais/describeAdicionais';

/** The legal policy (`politica`) of an order, in numbers. */
export interface Politica {
  horasMinimas: number;
  pctMulta: number;
  pctRemarcacao: number;
  diasArrependimento: number;
  diasValidade: number;
  baseLegal: string;
}

/**
 * Boarding documents and instructions, said by `translated`; a CPF alone is not sufficient. The minutes are those of
 * `EMBARQUE_MINUTOS`: a message is one literal.
 */
export const DOCUMENTOS_EMBARQUE = [
  msg('Chegue 30 minutos antes da partida.'),
  msg(
    'Leve um documento original com foto: RG, CNH (também a digital), passaporte ou carteira profissional. O CPF sozinho não vale.',
  ),
  msg('Menores de 12 anos: certidão de nascimento, RG ou passaporte.'),
] as const;

export const BAGAGEM = [
  msg('No bagageiro: até 30 kg e 350 dm³, nenhum lado com mais de 1 metro.'),
  msg('A bordo: até 5 kg, sem incomodar quem viaja ao lado.'),
] as const;

export const AVISO_MENOR_SOZINHO = msg(
  'Menor de 16 anos sem adulto no pedido: apresente no embarque a autorização de viagem (CNJ Res. 295/2019).',
);

export const avisoBeneficio = (beneficio: string): string =>
  t('Bilhete com benefício ({beneficio}): mostre o comprovante ou a credencial no embarque.', { beneficio });
export const avisoColo = (nome: string): string =>
  t('Criança de colo, sem poltrona: {nome}. Leve o documento dela.', { nome });

/** Extras that the passenger bought room for. */
export const avisoAdicionais = (adicionais: Parameters<typeof describeAdicionais>[0]): string =>
  t('Adicionais: {adicionais}. Apresente ao motorista no embarque.', { adicionais: describeAdicionais(adicionais) });

const prazo = (dias: number): string => (dias >= 365 ? t('1 ano') : t('{n} dias', { n: dias }));

/** Cancellation and exchange rules in words, from the policy at purchase. */
export const regrasCancelamento = (politica: Politica): string[] => [
  t('Desistiu em até {n} dias da compra, sem usar o bilhete: devolvemos tudo.', { n: politica.diasArrependimento }),
  t('Até {n} horas antes da partida: cancele com multa de até {pct}% da tarifa, ou remarque sem multa.', {
    n: politica.horasMinimas,
    pct: politica.pctMulta,
  }),
  t('Depois disso, ou se perder o ônibus: não há reembolso; remarque pagando até {pct}% da tarifa.', {
    pct: politica.pctRemarcacao,
  }),
  t('O bilhete vale por {prazo} desde a emissão e pode ser transferido a outra pessoa. ({baseLegal})', {
    prazo: prazo(politica.diasValidade),
    baseLegal: politica.baseLegal,
  }),
];
