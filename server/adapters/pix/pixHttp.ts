import { PixUnavailable } from '../../pagamento/pix/pixPort';
import {
  createBearerCaller,
  type BearerCall,
  type ClientCredentials,
} from '../../platform/http/outgoing/clientCredentials';
import type { Fetch } from '../../platform/http/outgoing/fetch';

/** The scopes of BACEN's Pix API that we use. */
const SCOPE = 'cob.write cob.read pix.write pix.read webhook.write webhook.read';

/** Calls the Pix API. */
export const createPixCaller = (credentials: ClientCredentials, fetch: Fetch): BearerCall =>
  createBearerCaller({
    credentials,
    scope: SCOPE,
    fetch,
    unavailable: (reason, status) => new PixUnavailable(reason, status),
  });
