import { msg, t } from '../../words/t';
import { describeAdicionais } from '../compra/adicionais/describeAdicionais';

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
