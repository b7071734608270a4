import { nomeBandeira } from '../../../domain/pagamento/cartao';
import { digitosDoCodigo, nomeDoCartao } from '../../../domain/pagamento/cartaoSalvo';
import type { CartaoConfig } from '../../../domain/wire/base/config';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useAppSelector } from '../../../store/hooks';
import { selectCartao } from '../../../store/pagamento/cartao';
import { CardFrame } from '../../../ui/CardFrame/CardFrame';
import type { CardMessage } from '../../../ui/CardFrame/cardMessage';
import { readNavegador } from './readNavegador';
import { t } from '../../../words/t';

/** The acquirer's fields: of a whole card, or of the security code of the chosen saved one. */
export function CartaoQuadro({ campos }: { campos: CartaoConfig }) {
  const emit = useEmit();
  const clock = useClock();
  const { nonce, asked, salvos, salvoId } = useAppSelector(selectCartao);
  const salvo = salvos.find(({ id }) => id === salvoId);
  const src = `${campos.campos}?nonce=${nonce}`;
  const hear = (message: CardMessage): void => {
    if (message.tipo === 'enviar') emit('PagamentoCartaoEscolhido');
    if (message.tipo === 'incompleto') emit('CartaoIncompleto');
    if (message.tipo === 'erro') emit('CartaoFalhou', { mensagem: message.mensagem });
    const dispositivo = readNavegador(clock.now());
    if (message.tipo === 'token' && !salvo) {
      const { token, bandeira, ultimos4: final4 } = message;
      emit('CartaoTokenizado', { token, bandeira, final4, dispositivo });
    }
    if (message.tipo === 'codigo' && salvo) {
      const { id: cartaoId, final4 } = salvo;
      const bandeira = nomeBandeira(salvo.bandeira);
      emit('CartaoTokenizado', { token: message.token, bandeira, final4, dispositivo, cartaoId });
    }
  };
  const fields = salvo
    ? {
        src: `${src}&codigo=${digitosDoCodigo(salvo.bandeira)}`,
        title: t('Código de segurança do {cartao}', { cartao: nomeDoCartao(salvo) }),
        codeOnly: true,
      }
    : { src };
  return (
    <CardFrame
      key={salvoId}
      {...fields}
      origin={campos.origem}
      adquirente="Adiq"
      nonce={nonce}
      asked={asked}
      onMessage={hear}
      onRetry={() => undefined}
    />
  );
}
