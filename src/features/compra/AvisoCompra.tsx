import type { EtapaCompra } from '../../domain/compra/compra';
import { useEmit } from '../../events/useEmit';
import type { AvisoNaBarra } from '../../domain/compra/avisoCompra';
import { selectCompra } from '../../store/compra/compra';
import { useAppSelector } from '../../store/hooks';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { useNoBalcao } from './balcao/useBalcao';
import { usePrecoDaCompra } from './usePrecoDaCompra';
import { msg, t, translated } from '../../words/t';

const titulos: Record<AvisoNaBarra['tipo'], string> = {
  escolha: msg('Falta escolher'),
  perdidas: msg('Poltrona indisponível'),
  recusa: msg('Não foi possível continuar'),
  conexao: msg('Sem resposta do servidor'),
  limite: msg('Muitas tentativas'),
  preco: msg('O preço mudou'),
};

/** Tones of notices; all others are errors. */
const tons: Partial<Record<AvisoNaBarra['tipo'], 'info' | 'warning'>> = { escolha: 'info', preco: 'warning' };

/** Notice of the last step's failure, with a way to continue. */
export function AvisoCompra({ aviso, etapa }: { aviso: AvisoNaBarra; etapa: EtapaCompra }) {
  const emit = useEmit();
  const { forma } = useAppSelector(selectCompra);
  const noBalcao = useNoBalcao();
  const isento = usePrecoDaCompra()?.totalCentavos === 0;
  const retry = () => {
    if (etapa !== 'pagamento') emit('PoltronasConfirmadas');
    else if (isento) emit('PedidoIsentoConfirmado');
    else if (forma === 'pix') emit('PagamentoPixEscolhido');
    else emit('FormaPagamentoEscolhida', { forma });
  };
  return (
    <Alert
      kind={tons[aviso.tipo] ?? 'danger'}
      title={translated(titulos[aviso.tipo])}
      announce
      action={
        (aviso.tipo === 'conexao' || aviso.tipo === 'limite') &&
        // At a counter the pay button retries the same payment.
        !(noBalcao && etapa === 'pagamento') && (
          <Button variant="secondary" size="small" onClick={retry}>
            {t('Tentar novamente')}
          </Button>
        )
      }
    >
      {aviso.mensagem}
    </Alert>
  );
}
