import { useState, type FormEvent } from 'react';
import { formatDia, parseDataBr } from '../../../domain/base/data';
import type { Localidade } from '../../../domain/wire/lugares/localidades';
import { useEmit } from '../../../events/useEmit';
import { useHoje } from '../../../store/clock';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DateInput } from '../../../ui/DateInput/DateInput';
import { useRefusals } from '../../../ui/form/useRefusals';
import { SearchIcon } from '../../../ui/icons/SearchIcon';
import { PlaceCombobox } from '../../../ui/PlaceCombobox/PlaceCombobox';
import { Stack } from '../../../ui/Stack/Stack';
import { useLugar } from './useLugar';

/** Finds a departure by origin, destination and day. */
export function ConsultaViagem() {
  const emit = useEmit();
  const { form, errors, refuse, mend } = useRefusals<'origem' | 'destino' | 'data'>();
  const origem = useLugar(() => mend('origem'));
  const destino = useLugar(() => mend('destino'), origem.lugar?.id);
  const hoje = useHoje();
  const [data, setData] = useState(() => formatDia(hoje));

  const send = (event: FormEvent) => {
    event.preventDefault();
    const [from, to, dia] = [origem.lugar, destino.lugar, parseDataBr(data)];
    const refused = refuse({
      ...(!from && { origem: missing(origem.texto, 'uma origem') }),
      ...(!to && { destino: missing(destino.texto, 'um destino') }),
      ...(isSame(from, to) && { destino: 'Origem e destino precisam ser diferentes' }),
      ...(!dia && { data: 'Informe uma data válida (DD/MM/AAAA)' }),
    });
    if (!refused && from && to && dia) {
      emit('PainelConsultado', { consulta: { localidadeOrigem: from.id, localidadeDestino: to.id, data: dia } });
    }
  };

  return (
    <Card title="Procurar pelo trecho">
      <form ref={form} noValidate role="search" aria-label="Procurar viagem" onSubmit={send}>
        <Stack gap={4}>
          <PlaceCombobox name="origem" label="Origem" error={errors.origem} {...origem.field} />
          <PlaceCombobox name="destino" label="Destino" error={errors.destino} {...destino.field} />
          <DateInput
            name="data"
            label="Data da viagem"
            inputText={data}
            error={errors.data}
            onInputChange={(text) => {
              setData(text);
              mend('data');
            }}
          />
          <Button type="submit" icon={<SearchIcon />}>
            Ver partidas
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

const missing = (texto: string, what: string): string =>
  texto.trim() ? `Escolha ${what} da lista` : `Informe ${what}`;

const isSame = (from: Localidade | null, to: Localidade | null): boolean => from !== null && from.id === to?.id;
