/** What the browser has to do with notices: whether it can, and the address its push service gives. */
export type Cannot = 'plain' | 'unknown' | 'denied' | 'failed';

/** Why this browser cannot be told, as far as it is known without asking. */
export function whyNot(): Cannot | undefined {
  if (!isSecureContext) return 'plain';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unknown';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Asks the person, then the browser's push service; `key` is the server's. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | Cannot> {
  const cannot = whyNot();
  if (cannot !== undefined) return cannot;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return 'failed';
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return (await worker.pushManager.subscribe(options)).toJSON();
  } catch {
    // One that was made for another server's key stands in the way.
    const old = await worker.pushManager.getSubscription();
    if (old === null) return 'failed';
    await old.unsubscribe();
    return worker.pushManager.subscribe(options).then(
      (made) => made.toJSON(),
      () => 'failed' as const,
    );
  }
}
