import { useBalcaoQuery } from '../../../store/api/balcao';
import { selectBalcao } from '../../../store/agencia/balcao';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { FORM_RECEBIMENTO } from './formRecebimento';
import { textosMeio } from './textosMeio';

/** The pay button of the counter; absent without an open till. */
export function AcaoBalcao() {
  const { envio } = useAppSelector(selectCompra);
  const { meio } = useAppSelector(selectBalcao);
  const { caixa } = useBalcaoQuery().data ?? {};
  if (!caixa || caixa.pausado) return null;
  return (
    <Button type="submit" form={FORM_RECEBIMENTO} variant="accent" size="large" fullWidth loading={envio === 'pedindo'}>
      {textosMeio[meio].acao}
    </Button>
  );
}
