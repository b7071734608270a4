import { EMBARQUE_MINUTOS } from '../viagens/embarqueMinutos';

/** The legal policy (`politica`) of an order, in numbers. */
export interface Politica {
  horasMinimas: number;
  pctMulta: number;
  pctRemarcacao: number;
  diasArrependimento: number;
  diasValidade: number;
  baseLegal: string;
}

/** Boarding documents and instructions; a CPF alone is not sufficient. */
export const DOCUMENTOS_EMBARQUE = [
  `Chegue ${EMBARQUE_MINUTOS} minutos antes da partida.`,
  'Leve um documento original com foto: RG, CNH (também a digital), passaporte ou carteira profissional. O CPF sozinho não vale.',
  'Menores de 12 anos: certidão de nascimento, RG ou passaporte.',
] as const;

export const BAGAGEM = [
  'No bagageiro: até 30 kg e 350 dm³, nenhum lado com mais de 1 metro.',
  'A bordo: até 5 kg, sem incomodar quem viaja ao lado.',
] as const;

export const AVISO_MENOR_SOZINHO =
  'Menor de 16 anos sem adulto no pedido: apresente no embarque a autorização de viagem (CNJ Res. 295/2019).';

export const avisoBeneficio = (beneficio: string): string =>
  `Bilhete com benefício (${beneficio}): mostre o comprovante ou a credencial no embarque.`;
export const avisoColo = (nome: string): string => `Criança de colo, sem poltrona: ${nome}. Leve o documento dela.`;

const prazo = (dias: number): string => (dias >= 365 ? '1 ano' : `${dias} dias`);

/** Cancellation and exchange rules in words, from the policy at purchase. */
export const regrasCancelamento = (politica: Politica): string[] => [
  `Desistiu em até ${politica.diasArrependimento} dias da compra, sem usar o bilhete: devolvemos tudo.`,
  `Até ${politica.horasMinimas} horas antes da partida: cancele com multa de até ${politica.pctMulta}% da tarifa, ou remarque sem multa.`,
  `Depois disso, ou se perder o ônibus: não há reembolso; remarque pagando até ${politica.pctRemarcacao}% da tarifa.`,
  `O bilhete vale por ${prazo(politica.diasValidade)} desde a emissão e pode ser transferido a outra pessoa. (${politica.baseLegal})`,
];
