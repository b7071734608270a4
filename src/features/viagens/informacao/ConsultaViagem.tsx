import { useState, type FormEvent } from 'react';
import { formatDia } from '../../../domain/base/data';
import { type PainelDigitado, readConsultaPainel } from '../../../domain/viagens/consultaPainel';
import { useEmit } from '../../../events/useEmit';
import { useHoje } from '../../../store/clock';
import { useCatalogoVazio } from '../../../store/viagens/useCatalogoVazio';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { NativeDateInput } from '../../../ui/DateInput/NativeDateInput';
import { EmptyCatalogue } from '../../../ui/EmptyCatalogue/EmptyCatalogue';
import { useRefusals } from '../../../ui/form/submit/useRefusals';
import { SearchIcon } from '../../../ui/icons/SearchIcon';
import { PlaceCombobox } from '../../../ui/PlaceCombobox/PlaceCombobox';
import { Stack } from '../../../ui/Stack/Stack';
import { useLugar } from './useLugar';
import { t } from '../../../words/t';

/** Finds a departure by origin, destination and day. */
export function ConsultaViagem() {
  const emit = useEmit();
  const { form, errors, refuse, mend } = useRefusals<keyof PainelDigitado>();
  const origem = useLugar(() => mend('origem'));
  const destino = useLugar(() => mend('destino'), origem.lugar?.id);
  const hoje = useHoje();
  const [data, setData] = useState(() => formatDia(hoje));
  const vazio = useCatalogoVazio();

  const send = (event: FormEvent) => {
    event.preventDefault();
    const leitura = readConsultaPainel({ origem, destino, data });
    if (refuse(leitura.ok ? {} : leitura.erros) || !leitura.ok) return;
    emit('PainelConsultado', { consulta: leitura.valor });
  };

  if (vazio) return <EmptyCatalogue {...vazio} />;
  return (
    <Card title={t('Procurar pelo trecho')}>
      <form ref={form} noValidate role="search" aria-label={t('Procurar viagem')} onSubmit={send}>
        <Stack gap={4}>
          <PlaceCombobox name="origem" label={t('Origem')} error={errors.origem} {...origem.field} />
          <PlaceCombobox name="destino" label={t('Destino')} error={errors.destino} {...destino.field} />
          <NativeDateInput
            name="data"
            label={t('Data da viagem')}
            inputText={data}
            error={errors.data}
            onInputChange={(text) => {
              setData(text);
              mend('data');
            }}
          />
          <Button type="submit" icon={<SearchIcon />}>
            {t('Ver partidas')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
