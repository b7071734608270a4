import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';

/** The apps in the stores: which of them may open the site's links. */
export function Aplicativos() {
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        Com estes dados, links do site abrem no aplicativo de quem o tem. O identificador é o da publicação na loja e
        não muda depois.
      </Text>
      <FieldGrid>
        <FormTextInput name="aplicativos.android.pacote" label="Identificador no Google Play" maxLength={150} />
        <FormTextInput name="aplicativos.ios.pacote" label="Identificador na App Store" maxLength={150} />
        <FormTextInput
          name="aplicativos.ios.time"
          label="Equipe na Apple"
          hint="10 letras e dígitos. Vazio: não há aplicativo para iPhone."
          maxLength={10}
          clean={(text) => text.toUpperCase()}
        />
      </FieldGrid>
      <FormTextArea
        name="aplicativos.android.certificados"
        label="Certificados do aplicativo para Android"
        hint="Impressões digitais SHA-256, uma por linha. Vazio: não há aplicativo para Android."
        rows={3}
      />
    </Stack>
  );
}
