import { CartaoRefused, CartaoUnavailable } from '../../cartao/cartaoPort';
import type { ExternalCobranca, ExternalCobrancaPort } from '../externalPort';

/** Where the fake acquirer's links are paid. */
export const URL_DA_ADQUIRENTE = 'https://adquirente.test/link';

const naAdquirente = (situacao: ExternalCobranca['situacao']): ExternalCobranca => ({
  situacao,
  url: situacao === 'aberta' ? URL_DA_ADQUIRENTE : null,
  expiraEm: new Date(),
  pagamento: null,
});
/** All that an acquirer may answer about an unpaid charge. */
export const answers = {
  open: naAdquirente('aberta'),
  refused: naAdquirente('recusada'),
  cancelled: naAdquirente('cancelada'),
  expired: naAdquirente('expirada'),
  unknown: null,
  silence: new CartaoUnavailable('away'),
  nonsense: new CartaoRefused('INVALID', 422),
};

/** An acquirer that gives one answer, and notes what it was asked. */
export function umaAdquirente(port: ExternalCobrancaPort, answer: ExternalCobranca | null | Error) {
  const asked: string[] = [];
  const reply = (question: string) => (chave: string) => {
    asked.push(`${question} ${chave}`);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, port: { ...port, find: reply('find'), cancel: reply('cancel') } };
}
