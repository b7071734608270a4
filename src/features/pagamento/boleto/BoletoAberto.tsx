import { t } from '../../../words/t';
import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { viagensDoPedido } from '../../../domain/compra/sentidos/viagensDoPedido';
import { rotas } from '../../../domain/base/rotas';
import { formatLinhaDigitavel } from '../../../domain/pagamento/boleto/codigoDeBarras';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useBoletoDoPedidoQuery } from '../../../store/api/meios';
import { Barcode } from '../../../ui/Barcode/Barcode';
import { CopyField } from '../../../ui/CopyField/CopyField';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { List } from '../../../ui/List/List';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Unbroken } from '../../../ui/Text/Unbroken';

/** The open boleto: the code to copy and to scan, the due date, and what happens with and without the payment. */
export function BoletoAberto({ pedido }: { pedido: Pedido }) {
  const { data: boleto, error, refetch } = useBoletoDoPedidoQuery(pedido.id);
  if (!boleto) {
    if (!error) return <Skeleton label={t('Buscando o boleto')} shape="card" count={2} />;
    return (
      <ErrorState title={t('Não conseguimos abrir o boleto')} onRetry={() => void refetch()}>
        {t('Verifique a sua conexão e tente de novo. O boleto continua valendo até o vencimento.')}
      </ErrorState>
    );
  }
  const vencimento = formatDia(boleto.vencimento);
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { label: t('Pague até'), value: <strong>{vencimento}</strong> },
          { label: t('Valor'), value: formatCentavos(boleto.valorCentavos) },
          { label: t('Pedido'), value: pedido.localizador },
          ...viagensDoPedido(pedido).map((viagem) => ({ label: t('Viagem'), value: viagem })),
        ]}
      />
      <CopyField
        label={t('Linha digitável')}
        text={formatLinhaDigitavel(boleto.linhaDigitavel)}
        copyLabel={t('Copiar código')}
        rows={2}
      />
      <Barcode digits={boleto.codigoDeBarras} name={t('Código de barras do boleto')} />
      <List label={t('O que acontece agora')}>
        <li>
          {t('Pague no aplicativo do seu banco, no caixa eletrônico ou na lotérica, até {dia}.', { dia: vencimento })}
        </li>
        <li>
          <Unbroken>
            {t(
              'As poltronas ficam guardadas. O bilhete sai quando o banco avisa, em até um dia útil, e chega por e-mail.',
            )}
          </Unbroken>
        </li>
        <li>{t('Sem o pagamento, o pedido é cancelado sozinho e as poltronas voltam à venda. Nada é cobrado.')}</li>
        <li>{t('Se a passagem for cancelada depois, o valor volta por Pix, na chave do seu CPF.')}</li>
      </List>
      <div>
        <LinkButton variant="secondary" href={`${rotas.pagamentoPix.path}?pedido=${pedido.id}`}>
          {t('Pagar agora com Pix')}
        </LinkButton>
      </div>
    </Stack>
  );
}
